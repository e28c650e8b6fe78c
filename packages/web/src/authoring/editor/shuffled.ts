import { elementAt } from '@quizwright/domain/defined.ts'

/** A random permutation (Fisher-Yates): every order is equally likely. */
export const shuffled = <T>(things: readonly T[]): T[] => {
  const order = [...things]
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1))
    ;[order[last], order[other]] = [elementAt(order, other), elementAt(order, last)]
  }
  return order
}
