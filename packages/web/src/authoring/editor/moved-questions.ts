import type { Questions } from '../document/changes.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/**
 * The indexes, in `before`, of the smallest set of questions whose moves lead to the order of `after`: all
 * except a longest increasing subsequence (patience sorting, n log n).
 */
export const movedQuestions = (before: Questions, after: Questions): readonly number[] => {
  if (after.every((question, index) => question._id === before[index]?._id)) return []
  const indexBefore = new Map(before.map(({ _id }, index) => [_id, index]))
  /** The smallest last index of a subsequence of each length, and its predecessor. */
  const lasts: number[] = []
  const previous = new Map<number, number | undefined>()
  for (const { _id } of after) {
    const index = indexBefore.get(_id)
    if (index === undefined) continue
    let [low, high] = [0, lasts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (elementAt(lasts, middle) < index) low = middle + 1
      else high = middle
    }
    previous.set(index, lasts[low - 1])
    lasts[low] = index
  }
  const kept = new Set<number>()
  for (let index = lasts.at(-1); index !== undefined; index = previous.get(index)) kept.add(index)
  return before.flatMap((_question, index) => (kept.has(index) ? [] : [index]))
}
