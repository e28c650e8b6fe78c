import { expect, test } from 'vitest'
import { createRandom, type Random } from '../../random/seeded-random.ts'
import { consistencyFigures } from './consistency.ts'
import { discriminationFigure } from './discrimination.ts'
import { effectiveWeights } from './effective-weight.ts'
import { facilityFigure } from './facility.ts'
import { countMarks } from './fixtures.ts'

/**
 * Questions of the three-parameter logistic model of item response theory: discrimination a, difficulty b and
 * guessing probability c, with the marks of each.
 */
const questions = [
  { a: 1, b: -2, c: 0, marks: 1 },
  { a: 1.5, b: -1, c: 0.2, marks: 2 },
  { a: 0.5, b: 0, c: 0.25, marks: 1 },
  { a: 2, b: 0.5, c: 0, marks: 3 },
  { a: 1.2, b: 1.5, c: 0.2, marks: 1 },
  { a: 0.2, b: 0, c: 0, marks: 2 },
]
const questionCount = questions.length
const attemptCount = 200
const sampleCount = 1_000

/** The probability of a correct answer at this ability. */
const probability = ({ a, b, c }: (typeof questions)[number], ability: number): number =>
  c + (1 - c) / (1 + Math.exp(a * (b - ability)))

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** The mean over a population whose abilities are standard normal, by summing over a fine grid. */
const populationMean = (value: (ability: number) => number): number => {
  const grid = Array.from({ length: 2_401 }, (_, index) => -6 + index / 200)
  const density = grid.map((ability) => Math.exp((-ability * ability) / 2))
  return sumOf(grid.map((ability, index) => density[index]! * value(ability))) / sumOf(density)
}

/** The figures of the whole population. */
const trueFigures = () => {
  const expectedMarks = questions.map(
    (question) => (ability: number) => question.marks * probability(question, ability),
  )
  const means = expectedMarks.map(populationMean)
  // Answers depend on each other through the ability alone. The square of a mark is the maximum times the mark.
  const covariances = expectedMarks.map((mark, i) =>
    expectedMarks.map((otherMark, j) => {
      const product = (ability: number) =>
        mark(ability) * (i === j ? questions[i]!.marks : otherMark(ability))
      return populationMean(product) - means[i]! * means[j]!
    }),
  )
  const variances = covariances.map((row, index) => row[index]!)
  const withTotal = covariances.map(sumOf)
  const totalVariance = sumOf(withTotal)
  const roots = withTotal.map(Math.sqrt)
  const alpha = (questionCount / (questionCount - 1)) * (1 - sumOf(variances) / totalVariance)
  return {
    facility: means.map((mean, index) => (100 * mean) / questions[index]!.marks),
    discrimination: variances.map((variance, index) => {
      const restVariance = totalVariance - 2 * withTotal[index]! + variance
      return (100 * (withTotal[index]! - variance)) / Math.sqrt(variance * restVariance)
    }),
    weight: roots.map((root) => (100 * root) / sumOf(roots)),
    alpha: [100 * alpha],
  }
}

/** The figures of one sample of attempts. */
const sampleFigures = (random: Random) => {
  const attempts = Array.from({ length: attemptCount }, () => {
    const ability = random.normal()
    return questions.map((question) =>
      random.uniform() < probability(question, ability) ? question.marks : 0,
    )
  })
  const { frequencies, groups } = countMarks(attempts)
  return {
    facility: frequencies.map((frequency, index) => facilityFigure(frequency, questions[index]!.marks)),
    discrimination: frequencies.map(discriminationFigure),
    weight: effectiveWeights(groups),
    alpha: [consistencyFigures(groups).cic],
  }
}

test('95 % intervals cover the true figure in 92 to 98 % of 1,000 quizzes with 200 attempts each', () => {
  const random = createRandom(4)
  const truth = trueFigures()
  const covered = {
    facility: questions.map(() => 0),
    discrimination: questions.map(() => 0),
    weight: questions.map(() => 0),
    alpha: [0],
  }
  for (let sample = 0; sample < sampleCount; sample++) {
    const figures = sampleFigures(random)
    for (const name of ['facility', 'discrimination', 'weight', 'alpha'] as const) {
      figures[name].forEach(({ interval }, index) => {
        const value = truth[name][index]!
        if (interval && interval[0] <= value && value <= interval[1]) covered[name][index]!++
      })
    }
  }
  for (const [name, counts] of Object.entries(covered)) {
    for (const count of counts) {
      expect(count / sampleCount, name).toBeGreaterThanOrEqual(0.92)
      expect(count / sampleCount, name).toBeLessThanOrEqual(0.98)
    }
  }
})
