import type { Random } from '../../../random/seeded-random.ts'
import { randomGroupCount } from '../../counts/random-group.ts'
import type { Answers } from '../answers.ts'
import type { GroupSums } from '../covariances.ts'
import { type CountedAttempt, countAttempts } from '../fixtures.ts'
import type { Frequency } from '../frequencies.ts'
import { describeTotals } from '../totals.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/**
 * A quiz with one question for each of these facilities (from 0 to 1), and students whose answers follow the
 * two-parameter logistic model of item response theory. Abilities are standard normal. Each student has a personal
 * deviation for each question, which is the same at every try, so that attempts of one student are similar.
 */
export type SimulatedQuiz = { difficulties: readonly number[]; maximumMark: number }

const discrimination = 1.2
const sdOfBent = 0.8

const logistic = (value: number): number => 1 / (1 + Math.exp(-value))
const probability = (ability: number, difficulty: number, bent: number): number =>
  logistic(discrimination * (ability - difficulty) + bent)

/** Returns the points and weights of a standard normal distribution. */
const normalGrid = (step: number): { value: number; weight: number }[] => {
  const points = Array.from({ length: 2 * Math.round(5 / step) + 1 }, (_, index) => index * step - 5)
  const densities = points.map((value) => Math.exp((-value * value) / 2))
  const sum = densities.reduce((total, density) => total + density, 0)
  return points.map((value, index) => ({ value, weight: elementAt(densities, index) / sum }))
}
const abilities = normalGrid(0.1)
const bents = normalGrid(0.5)

/** Returns the probability of a correct answer at an ability, averaged over all deviations. */
const probabilityAt = (ability: number, difficulty: number): number =>
  bents.reduce(
    (sum, { value, weight }) => sum + weight * probability(ability, difficulty, sdOfBent * value),
    0,
  )

export const simulatedQuiz = (facilities: readonly number[]): SimulatedQuiz => ({
  difficulties: facilities.map(difficultyOf),
  maximumMark: 100 / facilities.length,
})

/** Finds the difficulty at which this share of the students is correct, by bisection. */
const difficultyOf = (facility: number): number => {
  let [low, high] = [-12, 12]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    const share = abilities.reduce((sum, { value, weight }) => sum + weight * probabilityAt(value, middle), 0)
    if (share > facility) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * Returns what the tables of counts contain for a class with these numbers of students and tries, by random group.
 */
export const simulateClass = (
  { difficulties, maximumMark }: SimulatedQuiz,
  { students, tries }: { students: number; tries: number },
  random: Random,
) => {
  const attempts: CountedAttempt[] = []
  for (let student = 0; student < students; student++) {
    const ability = random.normal()
    const chances = difficulties.map((difficulty) =>
      probability(ability, difficulty, sdOfBent * random.normal()),
    )
    const group = Math.floor(random.uniform() * randomGroupCount)
    for (let attempt = 0; attempt < tries; attempt++)
      attempts.push({
        marks: chances.map((chance) => (random.uniform() < chance ? maximumMark : 0)),
        group,
      })
  }
  return countAttempts(attempts, tries)
}

/** So many attempts that n - 1 equals n. */
const everybody = 1e12

/** Returns the counts of the whole population, from which the figures compute the true values. */
export const populationOf = ({ difficulties, maximumMark }: SimulatedQuiz) => {
  const joint = difficulties.map(() => new Map<string, { mark: number; total: number; n: number }>())
  const totals = Array.from({ length: difficulties.length + 1 }, (_, right): Frequency => ({
    value: right * maximumMark,
    n: 0,
  }))
  for (const { value: ability, weight } of abilities) {
    const chances = difficulties.map((difficulty) => probabilityAt(ability, difficulty))
    for (const [right, share] of countDistribution(chances).entries())
      elementAt(totals, right).n += everybody * weight * share
    for (const [question, chance] of chances.entries()) {
      const others = countDistribution(chances.filter((_, other) => other !== question))
      for (const [right, share] of others.entries())
        for (const isRight of [0, 1]) {
          const key = `${isRight} ${right}`
          const cell = elementAt(joint, question).get(key) ?? {
            mark: isRight * maximumMark,
            total: (right + isRight) * maximumMark,
            n: 0,
          }
          cell.n += everybody * weight * share * (isRight ? chance : 1 - chance)
          elementAt(joint, question).set(key, cell)
        }
    }
  }
  const frequencies = joint.map((cells) => [...cells.values()])
  const sum = (value: (total: number) => number) =>
    totals.reduce((result, { value: total, n }) => result + n * value(total), 0)
  const group: GroupSums = {
    n: sum(() => 1),
    total: sum((total) => total),
    totalSquared: sum((total) => total ** 2),
    questions: frequencies.map((cells) => {
      const sumOfCells = (value: (cell: { mark: number; total: number }) => number) =>
        cells.reduce((result, cell) => result + cell.n * value(cell), 0)
      return {
        mark: sumOfCells(({ mark }) => mark),
        markSquared: sumOfCells(({ mark }) => mark ** 2),
        markTimesTotal: sumOfCells(({ mark, total }) => mark * total),
      }
    }),
  }
  const answers = frequencies.map((cells): Answers => ({
    frequencies: cells,
    groups: [],
    attemptsPerStudent: 1,
  }))
  return { totals: describeTotals(totals, [], 1), answers, groups: [group] }
}

/** Returns the distribution of the number of correct answers, given the chance of each. */
const countDistribution = (chances: readonly number[]): number[] => {
  let distribution = [1]
  for (const chance of chances)
    distribution = [...distribution, 0].map(
      (share, right) => share * (1 - chance) + (distribution[right - 1] ?? 0) * chance,
    )
  return distribution
}
