import { correctOptions } from '../options.ts'
import type { Asked } from '../question-kind.ts'
import { meantPercent } from '../share.ts'
import type { MultipleAnswers } from './schema.ts'

type Scoring = MultipleAnswers['scoring']

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1

/**
 * Returns the rule for weights in percent, one for each option; those above 0 belong to right options. Right options
 * that share all marks evenly, and wrong ones that take as much back, are the rule `net`.
 */
export const scoringOfWeights = (weights: readonly number[]): Scoring => {
  const right = weights.filter((weight) => weight > 0)
  const wrong = weights.filter((weight) => weight <= 0)
  const part = 100 / right.length
  if (right.every((weight) => isNear(weight, part)) && wrong.every((weight) => isNear(weight, -part)))
    return { rule: 'net' }
  return {
    rule: 'weights',
    weights: weights.map((weight) => Math.min(100, Math.max(-100, meantPercent(weight)))),
  }
}

/**
 * Returns what each option earns or costs in percent, for formats that know only weights. Undefined if no weights give
 * what the rule gives.
 */
export const weightsOf = (asked: Asked): number[] | undefined => {
  if (asked.interaction?.kind !== 'multiple_answers') return undefined
  const { rule, weights } = asked.interaction.scoring
  if (rule === 'weights') return weights
  if (rule !== 'net') return undefined
  const part = 100 / correctOptions(asked).length
  return asked.options.map((option) => (option.is_correct ? part : -part))
}
