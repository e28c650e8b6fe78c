import type { Figure } from '@quizwright/contracts/schemas/item-statistics.ts'
import { estimate, type Interval, mapFigure, missing } from './figure.ts'
import { hasNoVariance, type JointFrequency, marksOf, momentsOf } from './frequencies.ts'
import { sdFigure } from './spread-and-shape.ts'
import { wilsonPercentages } from './wilson-interval.ts'

/**
 * The facility index: the mean mark as a percentage of the maximum mark. Moodle,
 * question/classes/statistics/questions/calculator.php. The interval is Wilson's, with an effective sample
 * size for partial marks.
 */
export const facilityFigure = (frequencies: readonly JointFrequency[], maximumMark: number): Figure => {
  const { n, mean, m2 } = momentsOf(marksOf(frequencies))
  if (n === 0) return missing('no attempts')
  if (maximumMark === 0) return missing('no marks')
  const proportion = mean / maximumMark
  const isPartial = proportion > 0 && proportion < 1
  if (!isPartial) return estimate(100 * proportion, wilsonPercentages(proportion, n))
  const variance = m2 / (maximumMark * maximumMark)
  if (hasNoVariance({ mean: proportion, m2: variance }))
    return estimate(100 * proportion, null, 'no variance')
  const effectiveSize = (n * proportion * (1 - proportion)) / variance
  return estimate(100 * proportion, wilsonPercentages(proportion, effectiveSize))
}

/** The standard deviation of a question's marks, as a percentage of the maximum mark. */
export const questionSdFigure = (frequencies: readonly JointFrequency[], maximumMark: number): Figure => {
  const marks = marksOf(frequencies)
  const moments = momentsOf(marks)
  const sd = sdFigure(marks, moments)
  if (sd.value === null) return sd
  if (maximumMark === 0) return missing('no marks')
  const { interval } = facilityFigure(frequencies, maximumMark)
  const isRightOrWrong = marks.every(({ value }) => value === 0 || value === maximumMark)
  if (isRightOrWrong && interval)
    return estimate((100 * sd.value) / maximumMark, bernoulliSdInterval(interval, moments.n))
  return mapFigure(sd, (value) => (100 * value) / maximumMark)
}

/**
 * The interval of the standard deviation of right and wrong answers, in percent. It follows from the interval
 * of the facility, because their variance is p (1 - p), which is greatest at one half.
 */
const bernoulliSdInterval = (facility: readonly [number, number], n: number): Interval => {
  const [low, high] = [facility[0] / 100, facility[1] / 100]
  const sdOf = (p: number) => 100 * Math.sqrt((p * (1 - p) * n) / (n - 1))
  const greatest = low < 0.5 && high > 0.5 ? sdOf(0.5) : Math.max(sdOf(low), sdOf(high))
  return [Math.min(sdOf(low), sdOf(high)), greatest]
}
