import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { expect, test } from 'vitest'
import { createRandom } from '../random/seeded-random.ts'
import { measureAgreement } from './agreement.ts'

const pairs = (...marks: (readonly [model: number, instructor: number, student?: string])[]) =>
  marks.map(([model, instructor, student], index) => ({
    model,
    instructor,
    student: student ?? `student ${index}`,
  }))
const near = (value: number, digits = 9): number => expect.closeTo(value, digits) as number

test('given no pairs, then every figure is null', () => {
  expect(measureAgreement([])).toMatchObject({
    exact: null,
    mean_difference: null,
    correlation: null,
    weighted_kappa: null,
    rmse: null,
  })
})

test('given one pair of marks, then there is an agreement but no correlation', () => {
  expect(measureAgreement(pairs([3, 5]))).toMatchObject({
    exact: 0,
    mean_difference: 2,
    correlation: null,
    rmse: 2,
  })
})

test('given marks without variance, then there is no correlation', () => {
  expect(measureAgreement(pairs([4, 1], [4, 3], [4, 5]))).toMatchObject({
    exact: 0,
    mean_difference: -1,
    correlation: null,
  })
})

test('given a grader who is always one mark higher, then exact is 0, correlation is 1 and kappa is lower', () => {
  expect(measureAgreement(pairs([0.1, 1.1], [2.2, 3.2], [4.3, 5.3]))).toMatchObject({
    exact: 0,
    mean_difference: near(1),
    correlation: near(1),
    rmse: near(1),
    // Both variances are 2.94, the squared difference of the means 1: 1 - 1 / (2.94 + 2.94 + 1).
    weighted_kappa: near(1 - 1 / 6.88),
  })
})

test('the figures of a worked example are right', () => {
  // Deviations of the model -2 -1 0 1 2, of the instructor -1 -2 0 2 1: products 2 + 2 + 0 + 2 + 2 = 8, squares 10
  // and 10. Squared differences 1 + 1 + 0 + 1 + 1 = 4, both variances 2: kappa = 1 - 0.8 / 4.
  expect(measureAgreement(pairs([1, 2], [2, 1], [3, 3], [4, 5], [5, 4]))).toMatchObject({
    exact: 20,
    mean_difference: 0,
    correlation: near(0.8),
    rmse: near(Math.sqrt(0.8)),
    weighted_kappa: near(0.8),
  })
})

test('the weighted kappa equals that of a contingency table with quadratic weights', () => {
  // Counts by rows (model 0, 1, 2) and columns (instructor 0, 1, 2): 10 5 1 / 4 12 6 / 2 3 7, of 50.
  const counts = [
    [10, 5, 1],
    [4, 12, 6],
    [2, 3, 7],
  ]
  const table = counts.flatMap((row, model) =>
    row.flatMap((count, instructor) => Array.from({ length: count }, () => [model, instructor] as const)),
  )
  // Observed 5 + 6 + 4 + 3 + 4 * (1 + 2) = 30. Row totals 16 22 12, column totals 16 20 14; expected
  // (16 * 20 + 22 * 16 + 22 * 14 + 12 * 20 + 4 * (16 * 14 + 12 * 16)) / 50 = 57.68.
  expect(measureAgreement(pairs(...table)).weighted_kappa).toBeCloseTo(1 - 30 / 57.68, 12)
})

test('given equal marks with different rounding errors, then they count as equal', () => {
  expect(measureAgreement(pairs([0.1 + 0.2, 0.3])).exact).toBe(100)
})

test('given few students, then there is no interval', () => {
  const few = Array.from({ length: 9 }, (_, index) => [index % 4, (index + 1) % 5] as const)
  expect(new Set(Object.values(measureAgreement(pairs(...few)).intervals))).toEqual(new Set([null]))
})

test('the intervals match their formulas', () => {
  // Ten students, differences 1 for odd and -1 for even ones: standard deviation 1.0540926, t(9) = 2.2621572.
  const ten = Array.from({ length: 10 }, (_, index) => [index, index + (index % 2 === 0 ? -1 : 1)] as const)
  const { intervals, correlation } = measureAgreement(pairs(...ten))
  const margin = (2.262157162740992 * 1.0540925533894598) / Math.sqrt(10)
  expect(intervals.mean_difference).toEqual([near(-margin), near(margin)])
  // Wilson for 0 of 10: up to z² / (10 + z²), z = 1.959964.
  expect(intervals.exact).toEqual([near(0), near((100 * 3.841458820694124) / 13.841458820694124, 6)])
  const z = Math.atanh(correlation!)
  const half = 1.959963984540054 / Math.sqrt(7)
  expect(intervals.correlation).toEqual([near(Math.tanh(z - half)), near(Math.tanh(z + half))])
  // All differences have the same size, so the interval has no width.
  expect(intervals.rmse).toBeNull()
})

test('several answers of one student do not count as several students', () => {
  const one = Array.from({ length: 20 }, (_, index) => [2, 2 + (index % 3), `student ${index}`] as const)
  const thrice = [...one, ...one, ...one]
  const widthOf = (interval: [number, number] | null) => interval![1] - interval![0]
  const [single, tripled] = [measureAgreement(pairs(...one)), measureAgreement(pairs(...thrice))]
  expect(tripled.students).toBe(20)
  expect(widthOf(tripled.intervals.mean_difference)).toBeCloseTo(widthOf(single.intervals.mean_difference), 9)
  expect(tripled.intervals.rmse).toEqual(single.intervals.rmse)
})

if (isLongForm)
  test('the intervals of RMSE and kappa contain the truth in about 95 of 100 samples', () => {
    const random = createRandom(7)
    const sample = (n: number) =>
      pairs(
        ...Array.from({ length: n }, () => {
          const truth = random.normal()
          return [truth + random.normal() * 0.5, truth + random.normal() * 0.5] as const
        }),
      )
    // The differences have variance 0.5, both marks 1.25.
    const [rmse, kappa] = [Math.sqrt(0.5), 1 - 0.5 / 2.5]
    let [rmseHeld, kappaHeld] = [0, 0]
    const runs = 120
    for (let run = 0; run < runs; run++) {
      const { intervals } = measureAgreement(sample(40))
      const holds = (interval: [number, number] | null, truth: number) =>
        Number(interval !== null && interval[0] <= truth && truth <= interval[1])
      rmseHeld += holds(intervals.rmse, rmse)
      kappaHeld += holds(intervals.weighted_kappa, kappa)
    }
    expect([rmseHeld / runs > 0.88, kappaHeld / runs > 0.88]).toEqual([true, true])
  })
