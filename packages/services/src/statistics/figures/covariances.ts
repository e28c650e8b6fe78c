import type { GroupArithmetic } from './jackknife.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/** Sums over the attempts at one question: of its marks, of their squares and of mark times total. */
export type QuestionSums = { mark: number; markSquared: number; markTimesTotal: number }

/**
 * Sums over the attempts of one random group of students: attempts, totals, squared totals, and the sums of each
 * question.
 */
export type GroupSums = {
  n: number
  total: number
  totalSquared: number
  questions: readonly QuestionSums[]
}

/**
 * Sample variances and covariances of a quiz, divided by n - 1. `covariances` are those of each question with the
 * total.
 */
export type Covariances = {
  n: number
  totalVariance: number
  markVariances: number[]
  covariances: number[]
}

/**
 * Computes variances and covariances from sums alone, as sum(x y) - sum(x) sum(y) / n, so that they can also be
 * computed without one of the groups. A variance within the rounding error of its sums is 0.
 */
export const computeCovariances = ({ n, total, totalSquared, questions }: GroupSums): Covariances => ({
  n,
  totalVariance: varianceOf(n, total, totalSquared),
  markVariances: questions.map(({ mark, markSquared }) => varianceOf(n, mark, markSquared)),
  covariances: questions.map(({ mark, markSquared, markTimesTotal }) =>
    varianceOf(n, mark, markSquared) === 0 ? 0 : (markTimesTotal - (mark * total) / n) / (n - 1),
  ),
})

const roundingError = 1e-12

const varianceOf = (n: number, sum: number, sumOfSquares: number): number => {
  const squares = sumOfSquares - (sum * sum) / n
  return squares <= roundingError * sumOfSquares ? 0 : squares / (n - 1)
}

const addGroups = (groups: readonly GroupSums[]): GroupSums => {
  const questionCount = groups[0]?.questions.length ?? 0
  const none: QuestionSums = { mark: 0, markSquared: 0, markTimesTotal: 0 }
  const empty: GroupSums = {
    n: 0,
    total: 0,
    totalSquared: 0,
    questions: Array.from({ length: questionCount }, () => none),
  }
  return groups.reduce((sum, group) => combine(sum, group, 1), empty)
}

const combine = (left: GroupSums, right: GroupSums, sign: 1 | -1): GroupSums => ({
  n: left.n + sign * right.n,
  total: left.total + sign * right.total,
  totalSquared: left.totalSquared + sign * right.totalSquared,
  questions: left.questions.map((sums, index) => {
    const added = elementAt(right.questions, index)
    return {
      mark: sums.mark + sign * added.mark,
      markSquared: sums.markSquared + sign * added.markSquared,
      markTimesTotal: sums.markTimesTotal + sign * added.markTimesTotal,
    }
  }),
})

export const groupSums: GroupArithmetic<GroupSums> = {
  sum: addGroups,
  without: (all, group) => combine(all, group, -1),
}

/** Computes the variances and covariances of all groups together. */
export const covariancesOfAll = (groups: readonly GroupSums[]): Covariances =>
  computeCovariances(addGroups(groups))
