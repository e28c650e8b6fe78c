/**
 * Adds values to the end of a list. `list.push(...values)` passes each as an argument of its own, which ends in
 * "Maximum call stack size exceeded" from some 100,000 on. A hostile file has that many in one element or line.
 */
export const pushAll = <T>(list: T[], values: Iterable<T>): void => {
  for (const value of values) list.push(value)
}

/** The greatest number, -Infinity if there is none. `Math.max(...numbers)` has the same limit. */
export const greatestOf = (numbers: readonly number[]): number =>
  numbers.reduce((greatest, number) => Math.max(greatest, number), -Infinity)
