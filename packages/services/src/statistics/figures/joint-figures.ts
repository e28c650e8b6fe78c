import type { Figure } from '@quizwright/contracts/schemas/item-statistics.ts'
import { gap, type Interval, known } from './figure.ts'
import { tQuantile } from './t-quantile.ts'

/**
 * Sums of one random group of students: attempts, totals, totals squared, and for each question marks, marks
 * squared and marks times totals.
 */
export type GroupSums = {
  n: number
  t: number
  tt: number
  questions: readonly { x: number; xx: number; xt: number }[]
}

/**
 * The figures that need all questions at once. They are of the sums alone, so that any part of the attempts
 * can be left out.
 */
export type Joint = {
  n: number
  /** Variance of the total, and of each question with the total its covariance; s - 1 below. */
  totalVariance: number
  markVariances: number[]
  covariances: number[]
}

export const jointOf = ({ n, t, tt, questions }: GroupSums): Joint => ({
  n,
  totalVariance: Math.max(0, (tt - (t * t) / n) / (n - 1)),
  markVariances: questions.map(({ x, xx }) => Math.max(0, (xx - (x * x) / n) / (n - 1))),
  covariances: questions.map(({ x, xt }) => (xt - (x * t) / n) / (n - 1)),
})

export const addGroups = (groups: readonly GroupSums[]): GroupSums => {
  const sum = {
    n: 0,
    t: 0,
    tt: 0,
    questions: (groups[0]?.questions ?? []).map(() => ({ x: 0, xx: 0, xt: 0 })),
  }
  for (const { n, t, tt, questions } of groups) {
    sum.n += n
    sum.t += t
    sum.tt += tt
    questions.forEach(({ x, xx, xt }, at) => {
      const own = sum.questions[at]!
      own.x += x
      own.xx += xx
      own.xt += xt
    })
  }
  return sum
}

const without = (all: GroupSums, group: GroupSums): GroupSums => ({
  n: all.n - group.n,
  t: all.t - group.t,
  tt: all.tt - group.tt,
  questions: all.questions.map(({ x, xx, xt }, at) => ({
    x: x - group.questions[at]!.x,
    xx: xx - group.questions[at]!.xx,
    xt: xt - group.questions[at]!.xt,
  })),
})

/**
 * Intervals for figures that the counts of single questions can't give an error for, because it depends on
 * how the questions go together: the jackknife that leaves out one random group of students after the other
 * (Wolter, Introduction to Variance Estimation, 2nd ed., chapter 4), with groups weighted by their size.
 * `figures` answers them on a scale on which they are about normal; NaN gives no interval.
 */
export const jackknife = (
  groups: readonly GroupSums[],
  figures: (joint: Joint) => number[],
): (Interval | null)[] => {
  const filled = groups.filter((group) => group.n > 0)
  const all = addGroups(filled)
  const whole = figures(jointOf(all))
  const squares = whole.map(() => 0)
  for (const group of filled) {
    const rest = figures(jointOf(without(all, group)))
    whole.forEach((value, at) => (squares[at]! += ((1 - group.n / all.n) * (value - rest[at]!)) ** 2))
  }
  const reach = squares.map(
    (sum) => tQuantile(filled.length - 1) * Math.sqrt((sum * filled.length) / (filled.length - 1)),
  )
  return whole.map((value, at) =>
    filled.length > 1 && Number.isFinite(reach[at]!) ? [value - reach[at]!, value + reach[at]!] : null,
  )
}

/** Cronbach's alpha: P/(P-1) * (1 - sum var(x) / var(T)). Moodle, calculator.php. */
const alphaOf = ({ totalVariance, markVariances }: Joint): number =>
  (markVariances.length / (markVariances.length - 1)) *
  (1 - markVariances.reduce((sum, one) => sum + one, 0) / totalVariance)

export type Consistency = { cic: Figure; errorRatio: Figure; standardError: Figure }

/**
 * Coefficient of internal consistency, error ratio 100 sqrt(1 - alpha) and standard error sd sqrt(1 - alpha),
 * the last in marks. Intervals: of log(1 - alpha) (Bonett 2002, Journal of Educational and Behavioral
 * Statistics 27) and of the standard error's logarithm.
 */
export const consistencyFigures = (groups: readonly GroupSums[]): Consistency => {
  const joint = jointOf(addGroups(groups))
  const missing = consistencyGap(joint)
  if (missing) return { cic: missing, errorRatio: missing, standardError: missing }
  const alpha = alphaOf(joint)
  // Exactly consistent answers leave no error, and no logarithm of it.
  if (1 - alpha < 1e-12)
    return {
      cic: known(100, null, 'too few attempts'),
      errorRatio: known(0, null, 'too few attempts'),
      standardError: known(0, null, 'too few attempts'),
    }
  const [error, standard] = jackknife(groups, (one) => [
    Math.log(1 - alphaOf(one)),
    Math.log(standardErrorOf(one)),
  ])
  const few = error === null || error === undefined ? ('too few attempts' as const) : undefined
  return {
    cic: known(
      100 * alpha,
      error ? [100 * (1 - Math.exp(error[1])), 100 * (1 - Math.exp(error[0]))] : null,
      few,
    ),
    errorRatio: known(
      100 * Math.sqrt(1 - alpha),
      error ? [100 * Math.exp(error[0] / 2), 100 * Math.exp(error[1] / 2)] : null,
      few,
    ),
    standardError: known(
      standardErrorOf(joint),
      standard ? [Math.exp(standard[0]), Math.exp(standard[1])] : null,
      standard ? undefined : 'too few attempts',
    ),
  }
}

const standardErrorOf = (joint: Joint): number => Math.sqrt(joint.totalVariance * (1 - alphaOf(joint)))

const consistencyGap = ({ n, totalVariance, markVariances }: Joint): Figure | undefined => {
  if (n === 0) return gap('no attempts')
  if (n === 1) return gap('one attempt')
  if (markVariances.length < 2) return gap('one question')
  if (n < 3) return gap('too few attempts')
  return totalVariance < 1e-18 ? gap('no variance') : undefined
}

/**
 * Effective weight of each question: 100 sqrt(cov(x,T)) over the sum of these roots of all questions with a
 * covariance of at least 0. Moodle, calculator.php, calculate(). Interval: of the weight squared, which is
 * about normal down to 0.
 */
export const effectiveWeights = (groups: readonly GroupSums[]): Figure[] => {
  const joint = jointOf(addGroups(groups))
  const { n, covariances } = joint
  if (n < 2) return covariances.map(() => gap(n === 0 ? 'no attempts' : 'one attempt'))
  if (joint.totalVariance < 1e-18 || rootSum(covariances) === 0)
    return covariances.map((one) => gap(one < 0 ? 'negative covariance' : 'no variance'))
  const weights = weightsOf(covariances)
  const intervals = jackknife(groups, (one) => squaredWeights(one.covariances))
  return covariances.map((covariance, at) => {
    if (covariance < 0) return gap('negative covariance')
    const interval = intervals[at] ?? null
    return known(
      weights[at]!,
      interval && [Math.sqrt(Math.max(0, interval[0])), Math.sqrt(Math.min(10_000, interval[1]))],
      interval ? undefined : 'too few attempts',
    )
  })
}

const rootSum = (covariances: readonly number[]): number =>
  covariances.reduce((sum, one) => sum + Math.sqrt(Math.max(0, one)), 0)
const weightsOf = (covariances: readonly number[]): number[] =>
  covariances.map((one) => (100 * Math.sqrt(Math.max(0, one))) / rootSum(covariances))
/**
 * A negative covariance stays negative, so that leaving out a group moves it as far as it would any other.
 */
const squaredWeights = (covariances: readonly number[]): number[] => {
  const sum = rootSum(covariances)
  return covariances.map((one) => (10_000 * one) / (sum * sum))
}

/**
 * The weight that a covariance would have beside the others: of a revision that only some attempts answered.
 * There is no interval, for the others are of all attempts.
 */
export const weightBeside = (covariance: number, others: readonly number[]): Figure =>
  covariance < 0 || rootSum(others) + covariance === 0
    ? gap(covariance < 0 ? 'negative covariance' : 'no variance')
    : known((100 * Math.sqrt(covariance)) / (rootSum(others) + Math.sqrt(covariance)))
