import { type Frequency, type JointFrequency, marksOf, restScoresOf } from './frequencies.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/**
 * Returns the sum of the products of marks and rest scores around their means if both are sorted, so that the lowest
 * mark meets the lowest rest score.
 */
export const greatestCovariance = (
  frequencies: readonly JointFrequency[],
  meanMark: number,
  meanRest: number,
): number => {
  const marks = ascending(marksOf(frequencies))
  const rests = ascending(restScoresOf(frequencies))
  let sum = 0
  let [markIndex, restIndex] = [0, 0]
  while (markIndex < marks.length && restIndex < rests.length) {
    const [mark, rest] = [elementAt(marks, markIndex), elementAt(rests, restIndex)]
    const matched = Math.min(mark.n, rest.n)
    sum += matched * (mark.value - meanMark) * (rest.value - meanRest)
    mark.n -= matched
    rest.n -= matched
    if (mark.n === 0) markIndex++
    if (rest.n === 0) restIndex++
  }
  return sum
}

const ascending = (frequencies: readonly Frequency[]): Frequency[] =>
  frequencies.toSorted((a, b) => a.value - b.value).map((frequency) => ({ ...frequency }))
