/** Returns all selections of 1 to `atMost` of `n` options. There are at most 255, because `n` is at most 8. */
const selections = (n: number, atMost: number): number[][] =>
  Array.from({ length: 2 ** n - 1 }, (_, bits) =>
    Array.from({ length: n }, (__, index) => index).filter((index) => ((bits + 1) >> index) & 1),
  ).filter(({ length }) => length <= atMost)

/**
 * Returns the share of the marks that blind guessing earns on average, if every selection is equally likely: of 1 to
 * `atMost` options (null for any number), or of exactly `choose` if the student is told how many.
 */
export const meanOfBlindSelections = (
  n: number,
  { choose, atMost }: { choose: number | null; atMost: number | null },
  mark: (selected: readonly number[]) => number,
): number | undefined => {
  const possible = selections(n, choose ?? atMost ?? n).filter(
    ({ length }) => choose === null || length === choose,
  )
  if (possible.length === 0) return undefined
  return possible.reduce((sum, selected) => sum + mark(selected), 0) / possible.length
}
