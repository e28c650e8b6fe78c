import { correctOptions, isExactly } from '../options.ts'
import type { Asked } from '../question-kind.ts'
import type { MultipleAnswers, ScoringRule } from './schema.ts'

/** R right options, r right and w wrong ones ticked, n options in all. */
type Ticks = { R: number; r: number; w: number; n: number }

/**
 * The share of the marks by rule, for at least one tick and at least one right option. `net` is what PrairieLearn and
 * Canvas call partial credit with penalty, `each` is Every Decision Counts of edX.
 */
const shares: Record<Exclude<ScoringRule, 'weights'>, (ticks: Ticks) => number> = {
  net: ({ R, r, w }) => Math.max(0, (r - w) / R),
  all: ({ R, r, w }) => (r === R && w === 0 ? 1 : 0),
  each: ({ R, r, w, n }) => (r + (n - R - w)) / n,
  coverage: ({ R, r, w }) => (r / R) * (r / (r + w)),
  any: ({ w }) => (w === 0 ? 1 : 0),
}

const sumOfWeights = (weights: readonly number[], selected: readonly number[]): number =>
  Math.min(1, Math.max(0, selected.reduce((sum, index) => sum + (weights[index] ?? 0), 0) / 100))

/** Returns the share of the marks, from 0 to 1. More ticks than are possible earn nothing. */
export const markMultipleAnswers = (
  { options }: Pick<Asked, 'options'>,
  { presentation, scoring }: Pick<MultipleAnswers, 'presentation' | 'scoring'>,
  selected: readonly number[],
): number => {
  const correct = correctOptions({ options })
  if (selected.length === 0 || correct.length === 0) return 0
  if (selected.length > (presentation.at_most ?? options.length)) return 0
  if (scoring.rule === 'weights')
    // Three weights that were rounded to 33 % are all of the marks.
    return isExactly(correct, selected) ? 1 : sumOfWeights(scoring.weights ?? [], selected)
  const r = selected.filter((index) => correct.includes(index)).length
  return shares[scoring.rule]({ R: correct.length, r, w: selected.length - r, n: options.length })
}
