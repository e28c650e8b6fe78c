import type { Content, RawQuestion } from './entry.ts'
import { oneChoice } from './one-choice.ts'
import { byWeights } from './tick-scoring.ts'

/** An option and the percentage of the marks that it gives. */
export type WeightedOption = { content: Content; weight: number }

/** Reads options with what they give, of which students choose one or several. */
export const weightedOptions = (
  options: readonly WeightedOption[],
  maySeveral: boolean,
): Pick<RawQuestion, 'kind' | 'options' | 'ticks'> & { without: string[] } => {
  const weights = options.map(({ weight }) => weight)
  const isRight = (weight: number): boolean => (maySeveral ? weight > 0 : weight >= 100)
  const read = options.map(({ content, weight }) => ({ ...content, isRight: isRight(weight) }))
  if (!maySeveral) return oneChoice(read, weights)
  return {
    kind: weights.some(isRight) ? 'severalRight' : 'noneRight',
    ticks: byWeights(weights),
    options: read,
    without: [],
  }
}
