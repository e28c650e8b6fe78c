import { expect, test } from 'vitest'
import { independent } from './design-effect.ts'
import { facilityFigure, facilityOfMoments, questionSdFigure } from './facility.ts'
import { countMarks } from './fixtures.ts'
import { normalQuantile } from './quantiles.ts'
import { kurtosisFigure, sdFigure, skewnessFigure } from './spread-and-shape.ts'
import { twoValuesOf } from './two-values.ts'
import { wilsonInterval, wilsonPercentages } from './wilson-interval.ts'

/** Returns attempts at a question with `mark` marks, of which `right` are correct and `wrong` are not. */
const attempts = (right: number, wrong: number, mark = 1): number[][] => [
  ...Array.from({ length: right }, () => [mark]),
  ...Array.from({ length: wrong }, () => [0]),
]
const rounded = (values: readonly number[] | null, digits: number) =>
  values?.map((value) => Number(value.toFixed(digits)))

// Newcombe 1998, Statistics in Medicine 17, table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('Wilson’s interval for %i of %i is the published one', (right, n, low, high) => {
  expect(rounded(wilsonInterval(right / n, n), 4)).toEqual([low, high])
  expect(rounded(wilsonPercentages(right / n, n), 2)).toEqual(
    [100 * low, 100 * high].map((x) => Number(x.toFixed(2))),
  )
})

test('dependent attempts count as fewer, with their own quantile', () => {
  const effect = { factor: 2, quantile: normalQuantile }
  expect(wilsonInterval(0.25, 148, effect)).toEqual(wilsonInterval(0.25, 74))
  const wider = wilsonInterval(0.25, 148, { factor: 1, quantile: 2.5 })
  const usual = wilsonInterval(0.25, 148)
  expect(wider[0]).toBeLessThan(usual[0])
  expect(wider[1]).toBeGreaterThan(usual[1])
})

test('given correct and wrong answers, then the facility has Wilson’s interval, whatever the marks', () => {
  const { value, interval } = facilityFigure(countMarks(attempts(15, 133, 4)).answers[0]!, 4)
  expect(value).toBeCloseTo(100 * (15 / 148), 10)
  expect(rounded(interval, 2)).toEqual([6.24, 16.05])
})

test('partial marks vary less, so they count as more answers', () => {
  // Half of 40 attempts get half the marks: the variance is 1/8, while that of correct and wrong answers would be
  // 1/4.
  const half = [...attempts(10, 10), ...Array.from({ length: 20 }, () => [0.5])]
  const { value, interval } = facilityFigure(countMarks(half).answers[0]!, 1)
  expect(value).toBe(50)
  expect(rounded(interval, 6)).toEqual(rounded(wilsonPercentages(0.5, 80), 6))
})

test('all or no correct answers have an interval, equal partial marks have none', () => {
  expect(rounded(facilityFigure(countMarks(attempts(0, 20)).answers[0]!, 1).interval, 2)).toEqual([0, 16.11])
  expect(rounded(facilityFigure(countMarks(attempts(20, 0)).answers[0]!, 1).interval, 2)).toEqual([
    83.89, 100,
  ])
  expect(facilityOfMoments({ n: 9, mean: 1, m2: 0 }, 2, independent)).toEqual({
    value: 50,
    interval: null,
    why: 'no variance',
  })
  expect(facilityOfMoments({ n: 9, mean: 0, m2: 0 }, 0, independent)).toMatchObject({
    value: null,
    why: 'no marks',
  })
})

test('spread and shape of correct and wrong answers follow from the interval of their proportion', () => {
  const { totals, answers } = countMarks(attempts(15, 133))
  const [low, high] = wilsonInterval(15 / 148, 148)
  const sd = (q: number) => Math.sqrt((q * (1 - q) * 148) / 147)
  expect(rounded(sdFigure(totals).interval, 8)).toEqual(rounded([sd(low), sd(high)], 8))
  expect(rounded(questionSdFigure(answers[0]!, 1).interval, 6)).toEqual(
    rounded([100 * sd(low), 100 * sd(high)], 6),
  )
  // 0.0624 gives a skewness of 3.62 and a kurtosis of 11.1, 0.1605 gives 1.85 and 1.42.
  expect(rounded(skewnessFigure(totals).interval, 1)).toEqual([1.8, 3.6])
  expect(rounded(kurtosisFigure(totals).interval, 1)).toEqual([1.4, 11.1])
})

test('given an interval of the proportion around one half, then the figures turn there', () => {
  const { totals } = countMarks(attempts(5, 5))
  const [low] = wilsonInterval(0.5, 10)
  const [lowest, highest] = sdFigure(totals).interval!
  expect(highest).toBeCloseTo(Math.sqrt((0.25 * 10) / 9), 10)
  expect(lowest).toBeCloseTo(Math.sqrt((low * (1 - low) * 10) / 9), 10)
  const skewness = (1 - 2 * low) / Math.sqrt(low * (1 - low))
  expect(rounded(skewnessFigure(totals).interval, 8)).toEqual(rounded([-skewness, skewness], 8))
  // A distribution of two equally frequent values has a kurtosis of -2; that of a sample is slightly less.
  expect(kurtosisFigure(totals).interval![1]).toBeCloseTo(1 / (low * (1 - low)) - 6, 10)
})

test('one or three values are not two values, and values without attempts do not count', () => {
  expect(twoValuesOf([{ value: 1, n: 4 }], independent)).toBeUndefined()
  expect(
    twoValuesOf(
      [0, 1, 2].map((value) => ({ value, n: 2 })),
      independent,
    ),
  ).toBeUndefined()
  const two = twoValuesOf(
    [
      { value: 5, n: 15 },
      { value: 3, n: 0 },
      { value: 2, n: 133 },
    ],
    independent,
  )!
  expect({ ...two, proportion: rounded(two.proportion, 4) }).toEqual({
    n: 148,
    distance: 3,
    proportion: [0.0624, 0.1605],
  })
})
