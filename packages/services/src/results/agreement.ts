import type { AgreementFigures } from '@quizwright/contracts/schemas/descriptive-result.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { leastAgreementStudents } from '@quizwright/domain/limits.ts'
import type { Interval } from '../statistics/figures/figure.ts'
import { normalQuantile, tQuantile } from '../statistics/figures/quantiles.ts'
import { wilsonPercentages } from '../statistics/figures/wilson-interval.ts'
import { bootstrapInterval } from './bootstrap-interval.ts'

/** Two marks for one answer of a student: the model's and the instructor's. */
export type MarkPair = { model: number; instructor: number; student: string }

/** Marks have few decimals. Two marks closer than this are equal and differ only by rounding errors. */
const sameMark = 1e-9

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]): number => sum(values) / values.length

/**
 * Computes how far two graders agree, each figure with its 95 % confidence interval:
 *
 * - `exact`: equal marks in percent (Wilson 1927);
 * - `mean_difference`: instructor minus model, in marks (Student's t, standard error clustered by student);
 * - `correlation`: Pearson's r (Fisher's z, 1921);
 * - `weighted_kappa`: Cohen's kappa with quadratic weights (Cohen 1968, Psychological Bulletin 70; bootstrap);
 * - `rmse`: the root mean squared difference, in marks (bootstrap).
 *
 * Where an interval depends on the number of answers, several answers of one student count as one. A figure that
 * cannot be computed is null. With few answers there is no interval.
 */
export const measureAgreement = (pairs: readonly MarkPair[]): AgreementFigures => {
  const groups = [...Map.groupBy(pairs, ({ student }) => student).values()]
  const exact = exactOf(pairs)
  const correlation = correlationOf(pairs)
  const moments = groups.map(momentsOf)
  const figures = {
    students: groups.length,
    exact,
    mean_difference: pairs.length === 0 ? null : mean(pairs.map(differenceOf)),
    correlation,
    weighted_kappa: pairs.length === 0 ? null : kappaOf(sumMoments(moments)),
    rmse: pairs.length === 0 ? null : rmseOf(sumMoments(moments)),
  }
  if (groups.length < leastAgreementStudents) return { ...figures, intervals: noIntervals }
  return {
    ...figures,
    intervals: {
      exact: wilsonPercentages(defined(exact, 'exact') / 100, groups.length),
      mean_difference: differenceInterval(groups),
      correlation: correlation === null ? null : fisherInterval(correlation, groups.length),
      weighted_kappa: bootstrapInterval(moments, kappaOf),
      rmse: bootstrapInterval(moments, rmseOf),
    },
  }
}

const noIntervals: AgreementFigures['intervals'] = {
  exact: null,
  mean_difference: null,
  correlation: null,
  weighted_kappa: null,
  rmse: null,
}

const differenceOf = ({ model, instructor }: MarkPair): number => instructor - model

const exactOf = (pairs: readonly MarkPair[]): number | null =>
  pairs.length === 0
    ? null
    : (100 * pairs.filter((pair) => Math.abs(differenceOf(pair)) < sameMark).length) / pairs.length

const correlationOf = (pairs: readonly MarkPair[]): number | null => {
  if (pairs.length === 0) return null
  const [meanOfModel, meanOfInstructor] = [
    mean(pairs.map(({ model }) => model)),
    mean(pairs.map(({ instructor }) => instructor)),
  ]
  const total = (value: (model: number, instructor: number) => number) =>
    sum(pairs.map(({ model, instructor }) => value(model - meanOfModel, instructor - meanOfInstructor)))
  const spread = Math.sqrt(total((model) => model ** 2) * total((_, instructor) => instructor ** 2))
  // Rounding may move a perfect correlation slightly beyond 1.
  return spread < sameMark
    ? null
    : Math.min(1, Math.max(-1, total((model, instructor) => model * instructor) / spread))
}

/** Returns Fisher's interval. A perfect correlation has none, because its z is infinite. */
const fisherInterval = (correlation: number, n: number): Interval | null => {
  if (n < 4 || 1 - Math.abs(correlation) < sameMark) return null
  const margin = normalQuantile / Math.sqrt(n - 3)
  const z = Math.atanh(correlation)
  return [Math.tanh(z - margin), Math.tanh(z + margin)]
}

/**
 * Returns the interval of the mean difference, with the standard error of clustered data (Cameron and Miller 2015,
 * Journal of Human Resources 50).
 */
const differenceInterval = (groups: readonly (readonly MarkPair[])[]): Interval | null => {
  const differences = groups.map((group) => group.map(differenceOf))
  const n = sum(differences.map(({ length }) => length))
  const centre = sum(differences.flat()) / n
  const squares = sum(differences.map((group) => sum(group.map((difference) => difference - centre)) ** 2))
  const error = Math.sqrt((squares * groups.length) / (groups.length - 1)) / n
  const margin = tQuantile(groups.length - 1) * error
  return error < sameMark ? null : [centre - margin, centre + margin]
}

/** Returns the sums of a group: the number of answers, both marks, their squares and the squared differences. */
const momentsOf = (group: readonly MarkPair[]): number[] => [
  group.length,
  sum(group.map(({ model }) => model)),
  sum(group.map(({ instructor }) => instructor)),
  sum(group.map(({ model }) => model ** 2)),
  sum(group.map(({ instructor }) => instructor ** 2)),
  sum(group.map((pair) => differenceOf(pair) ** 2)),
]

const sumMoments = (moments: readonly (readonly number[])[]): number[] =>
  elementAt(moments, 0).map((_, index) => sum(moments.map((group) => elementAt(group, index))))

const rmseOf = ([n = 0, , , , , differences = 0]: readonly number[]): number | null =>
  n > 0 ? Math.sqrt(Math.max(0, differences) / n) : null

/**
 * Compares the observed mean squared difference with that of randomly paired marks. Marks are numbers, so the
 * weights are their squared differences, and no categories are needed.
 */
const kappaOf = ([
  n = 0,
  model = 0,
  instructor = 0,
  modelSquares = 0,
  instructorSquares = 0,
  differences = 0,
]: readonly number[]): number | null => {
  if (n <= 0) return null
  const expected = modelSquares / n + instructorSquares / n - (2 * model * instructor) / n ** 2
  return expected < sameMark ? null : 1 - differences / n / expected
}
