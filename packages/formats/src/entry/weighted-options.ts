import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import type { Content, RawQuestion } from './entry.ts'
import { anyOne, byWeights } from './tick-scoring.ts'

/** An option and the percentage of the marks that it gives. */
export type WeightedOption = { content: Content; weight: number }

/**
 * The option that gives all marks is correct. Marks of other options are lost, unless several may be chosen.
 */
export const weightedOptions = (
  options: readonly WeightedOption[],
  maySeveral: boolean,
): Pick<RawQuestion, 'kind' | 'options' | 'ticks'> & { without: string[] } => {
  const isRight = ({ weight }: WeightedOption): boolean => (maySeveral ? weight > 0 : weight === 100)
  const right = options.filter(isRight).length
  const one = right === 0 ? 'noneRight' : right === 1 ? 'oneRight' : 'severalRight'
  const weights = options.map(({ weight }) => weight)
  return {
    kind: maySeveral ? (right === 0 ? 'noneRight' : 'severalRight') : one,
    ticks: maySeveral ? byWeights(weights) : anyOne,
    options: options.map((option) => ({ ...option.content, isRight: isRight(option) })),
    without: maySeveral
      ? []
      : options.flatMap(({ weight }, index) =>
          weight === 0 || weight === 100
            ? []
            : [
                `the partial credit of option ${letterOf(index)} ` +
                  `(${formatPercent(weight, { most: 5 })})`,
              ],
        ),
  }
}
