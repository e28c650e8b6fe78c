import { runs } from '@quizwright/domain/test-support/long-form.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discriminationFigure } from './discrimination.ts'
import { directQuestionFigures, directQuizFigures } from './testing/direct-formulas.ts'
import { consistencyFigures } from './consistency.ts'
import { effectiveWeights } from './effective-weight.ts'
import { countAttempts } from './fixtures.ts'
import { meanFigure, medianFigure } from './mean-and-median.ts'
import { momentsOfPowers, powerSums } from './power-sums.ts'
import { tQuantile } from './quantiles.ts'
import { kurtosisFigure, sdFigure, skewnessFigure } from './spread-and-shape.ts'

/**
 * The intervals from plain formulas: each student is a group of their own and is left out after the other, and the
 * figure is computed again from the remaining attempts (Wolter, Introduction to Variance Estimation, 2nd ed.,
 * chapter 4). Nothing here uses sums or counts.
 */
type Marks = readonly number[]

const leaveOneOut = <Student>(
  classOf: readonly Student[],
  estimate: (students: readonly Student[]) => number,
) => {
  const value = estimate(classOf)
  const n = classOf.length
  const moves = classOf.map((_, student) => (1 - 1 / n) * (value - estimate(classOf.toSpliced(student, 1))))
  const squares = moves.reduce((sum, move) => sum + move ** 2, 0)
  const kurtosis = (n * moves.reduce((sum, move) => sum + move ** 4, 0)) / squares ** 2
  const degreesOfFreedom = Math.min(n - 1, Math.max(1, kurtosis > 1 ? (2 * n) / (kurtosis - 1) : n - 1))
  const margin = tQuantile(degreesOfFreedom) * Math.sqrt((squares * n) / (n - 1))
  return { value, low: value - margin, high: value + margin }
}

/** Each student is a random group. There are 32 of them. */
const countEach = (classOf: readonly Marks[]) =>
  countAttempts(
    classOf.map((marks, student) => ({ marks: [...marks], group: student })),
    1,
  )

const marks = fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(0, 1, 2), fc.constantFrom(0, 0.5, 1, 3))
/** Classes whose marks and rest scores vary, also without any one student. */
const classes = fc
  .array(marks, { minLength: 12, maxLength: 32 })
  .filter((classOf) => [0, 1, 2].every((question) => hasVarianceWithoutAny(classOf, question)))

const hasVarianceWithoutAny = (classOf: readonly Marks[], question: number): boolean => {
  const values = classOf.map((row) => row[question]!)
  const rests = classOf.map((row) => row.reduce((sum, mark) => sum + mark, 0) - row[question]!)
  return [values, rests].every((all) =>
    all.every((_, student) => new Set(all.toSpliced(student, 1)).size > 1),
  )
}

const z = (percent: number): number => Math.atanh(percent / 100)
const close = (value: number) => expect.closeTo(value, 6)

const expectIntervals = (check: (classOf: readonly Marks[]) => void): void =>
  fc.assert(fc.property(classes, check), { numRuns: runs(60), seed: 7 })

test('the interval of the discrimination is that of leaving out one student after the other', () =>
  expectIntervals((classOf) => {
    const { answers } = countEach(classOf)
    for (const question of [0, 1, 2]) {
      const of = (attempts: readonly Marks[]) => directQuestionFigures(attempts, question, 1).discrimination
      if (Math.abs(of(classOf)) > 99.9) continue
      const { value, low, high } = leaveOneOut(classOf, (attempts) => z(of(attempts)))
      expect(discriminationFigure(answers[question]!)).toEqual({
        value: close(100 * Math.tanh(value)),
        interval: [close(100 * Math.tanh(low)), close(100 * Math.tanh(high))],
      })
    }
  }))

test('the intervals of consistency, error ratio and standard error are those of leaving out one student', () =>
  expectIntervals((classOf) => {
    const { cic, errorRatio, standardError } = consistencyFigures(countEach(classOf).groups)
    const error = leaveOneOut(classOf, (attempts) => Math.log(1 - directQuizFigures(attempts).cic / 100))
    const ofMarks = leaveOneOut(classOf, (attempts) => Math.log(directQuizFigures(attempts).standardError))
    expect([cic.interval, errorRatio.interval, standardError.interval]).toEqual([
      [close(100 * (1 - Math.exp(error.high))), close(100 * (1 - Math.exp(error.low)))],
      [close(100 * Math.exp(error.low / 2)), close(100 * Math.exp(error.high / 2))],
      [close(Math.exp(ofMarks.low)), close(Math.exp(ofMarks.high))],
    ])
  }))

test('the standard error of the mean is that of leaving out one student, with Student’s t', () =>
  expectIntervals((classOf) => {
    const { totals } = countEach(classOf)
    const mean = (attempts: readonly Marks[]) => directQuizFigures(attempts).mean
    // Leaving out one after the other gives s / √n exactly.
    const value = mean(classOf)
    const n = classOf.length
    const squares = classOf.map((_, student) => (value - mean(classOf.toSpliced(student, 1))) ** 2)
    const standardError = Math.sqrt(((n - 1) / n) * squares.reduce((sum, square) => sum + square, 0))
    const margin = tQuantile(n - 1) * standardError
    const [low, high] = meanFigure(totals).interval!
    expect([low, high]).toEqual([close(Math.max(0, value - margin)), close(value + margin)])
  }))

test('effective weights and standard deviations equal those of the plain formulas', () =>
  expectIntervals((classOf) => {
    const { groups, totals } = countEach(classOf)
    const weights = effectiveWeights(groups)
    for (const question of [0, 1, 2]) {
      const { effectiveWeight } = directQuestionFigures(classOf, question, 1)
      expect(weights[question]!.value).toEqual(effectiveWeight === null ? null : close(effectiveWeight))
    }
    expect(sdFigure(totals).value).toEqual(close(directQuizFigures(classOf).sd))
  }))

test('skewness, kurtosis and median equal those of the plain formulas', () =>
  expectIntervals((classOf) => {
    const { totals } = countEach(classOf)
    const { skewness, kurtosis, median } = directQuizFigures(classOf)
    const figures = [skewnessFigure(totals), kurtosisFigure(totals), medianFigure(totals)]
    expect(figures.map(({ value }) => value)).toEqual([close(skewness), close(kurtosis), close(median)])
  }))

test('moments from sums of powers equal those of the values', () =>
  expectIntervals((classOf) => {
    const { totals } = countEach(classOf)
    const { n, mean, m2, m3, m4 } = momentsOfPowers(powerSums.sum(totals.groups))
    expect({ n, mean, m2, m3, m4 }).toEqual({
      n: classOf.length,
      mean: close(totals.moments.mean),
      m2: close(totals.moments.m2),
      m3: close(totals.moments.m3),
      m4: close(totals.moments.m4),
    })
  }))

/** The chance that at most `successes` of `n` fair coins show heads. */
const binomialHalf = (n: number, successes: number): number => {
  let [sum, term] = [0, 0.5 ** n]
  for (let heads = 0; heads <= successes; heads++) {
    sum += term
    term *= (n - heads) / (heads + 1)
  }
  return sum
}

test('the interval of the median leaves out at most 2.5 % at each end, and one rank more would be too much', () =>
  expectIntervals((classOf) => {
    const sorted = classOf.map((row) => row.reduce((sum, mark) => sum + mark, 0)).toSorted((a, b) => a - b)
    const n = sorted.length
    let rank = 0
    while (binomialHalf(n, rank) <= 0.025) rank++
    expect(medianFigure(countEach(classOf).totals).interval).toEqual([sorted[rank - 1], sorted[n - rank]])
  }))

test('given two attempts of each student, then both are left out together', () =>
  expectIntervals((firstTries) => {
    const tries = firstTries.map((marks, student) => [marks, firstTries.at(student - 1)!])
    const { answers } = countAttempts(
      tries.flatMap((both, student) => both.map((marks) => ({ marks: [...marks], group: student }))),
      2,
    )
    const discrimination = (students: readonly (readonly Marks[])[]) =>
      directQuestionFigures(students.flat(), 1, 2).discrimination
    if (Math.abs(discrimination(tries)) > 99.9) return
    const { low, high } = leaveOneOut(tries, (students) => z(discrimination(students)))
    const { interval } = discriminationFigure(answers[1]!)
    expect(interval).toEqual([close(100 * Math.tanh(low)), close(100 * Math.tanh(high))])
  }))
