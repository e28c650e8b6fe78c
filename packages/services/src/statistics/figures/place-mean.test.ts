import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { expect, test } from 'vitest'
import { createRandom } from '../../random/seeded-random.ts'
import { meanFigure } from './mean-and-median.ts'
import { placeMeanFigure, type PlaceSums } from './place-mean.ts'
import { populationOf, simulateClass, simulatedQuiz } from './testing/simulated-class.ts'

const sumsOf = (percentages: readonly number[], students = percentages.length): PlaceSums => ({
  n: percentages.length,
  students,
  percentageSum: percentages.reduce((sum, value) => sum + value, 0),
  percentageSquaredSum: percentages.reduce((sum, value) => sum + value ** 2, 0),
})

test('given only 0 and 100 %, then the interval is Wilson’s with the quantile of Student’s t', () => {
  const { value, interval } = placeMeanFigure(sumsOf([0, 100, 100, 100, 100]))
  // The sample variance is 5 / 4 of p (1 - p), so five students are worth four. The tables give 2.776 for 4 degrees
  // of freedom, whose square is 7.708.
  const [p, size, t] = [0.8, 4, 2.7764]
  const centre = (p + t ** 2 / (2 * size)) / (1 + t ** 2 / size)
  const margin = (t / (1 + t ** 2 / size)) * Math.sqrt((p * (1 - p)) / size + (t / (2 * size)) ** 2)
  expect(value).toBe(80)
  expect(interval![0]).toBeCloseTo(100 * (centre - margin), 2)
  expect(interval![1]).toBeCloseTo(100 * (centre + margin), 2)
})

test('given three equal attempts of each student, then the interval is that of one attempt each', () => {
  const once = [20, 35, 60, 60, 90]
  const thrice = once.flatMap((value) => [value, value, value])
  const [low, high] = placeMeanFigure(sumsOf(once)).interval!
  expect(placeMeanFigure(sumsOf(thrice, 5)).interval).toEqual([
    expect.closeTo(low, 9),
    expect.closeTo(high, 9),
  ])
})

test('given equal percentages or one student, then there is no interval', () => {
  // The squares of a third of a hundred do not add up exactly.
  expect(placeMeanFigure(sumsOf(Array.from({ length: 7 }, () => 100 / 3)))).toMatchObject({
    interval: null,
    why: 'no variance',
  })
  expect(placeMeanFigure(sumsOf([40, 60], 1))).toEqual({ value: 50, interval: null, why: 'one attempt' })
  expect(placeMeanFigure(sumsOf([]))).toMatchObject({ value: null, why: 'no attempts' })
})

const placeCount = isLongForm ? 4_000 : 400
/** Three standard errors of a share of 95 % in so many places, in percent. */
const chance = 300 * Math.sqrt((0.95 * 0.05) / placeCount)
const quizzes = {
  mixed: [0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95],
  easy: [0.8, 0.82, 0.84, 0.86, 0.88, 0.9, 0.92, 0.94, 0.96, 0.97],
  hard: [0.05, 0.07, 0.1, 0.12, 0.15, 0.2],
}
/** The fewest students are the hardest case. */
const studentCounts = isLongForm ? [5, 8, 30, 100] : [5, 30]
const sizes = studentCounts.flatMap((students) => [1, 3].map((tries) => ({ students, tries })))

test.each(sizes)(
  'given $students students with $tries attempts each, then at least 93 % of the intervals contain the true mean',
  ({ students, tries }) => {
    const random = createRandom(100 * students + tries)
    for (const [name, facilities] of Object.entries(quizzes)) {
      const quiz = simulatedQuiz(facilities)
      const truth = meanFigure(populationOf(quiz).totals).value!
      let [held, given] = [0, 0]
      for (let index = 0; index < placeCount; index++) {
        const { n, mean, m2 } = simulateClass(quiz, { students, tries }, random).totals.moments
        const { interval } = placeMeanFigure({
          n,
          students,
          percentageSum: n * mean,
          percentageSquaredSum: n * (m2 + mean * mean),
        })
        if (!interval) continue
        given++
        if (interval[0] <= truth && truth <= interval[1]) held++
      }
      if (isLongForm) process.stdout.write(`${JSON.stringify({ name, students, tries, given, held })}\n`)
      expect(given, name).toBeGreaterThan(0.9 * placeCount)
      expect((100 * held) / given, name).toBeGreaterThan(93 - chance)
    }
  },
)
