import { elementAt } from '@quizwright/domain/defined.ts'
import { meantPercent } from '@quizwright/domain/kinds/share.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import type { RawOption, RawQuestion } from './entry.ts'
import { anyOne, type TickScoring } from './tick-scoring.ts'

/** Of these options students choose one, which earns its percentage of the marks. */
const oneByWeights = (weights: readonly number[]): TickScoring => ({
  scoring: { rule: 'weights', weights: weights.map(meantPercent) },
  at_most: 1,
})

/**
 * Reads a question of which students choose one option. An option of all marks is right; one that earns a part of them
 * makes it a question with weights. Marks that an option costs are lost: no question earns less than none.
 */
export const oneChoice = (
  options: readonly RawOption[],
  percents: readonly number[],
): Pick<RawQuestion, 'kind' | 'options' | 'ticks'> & { without: string[] } => {
  const right = options.filter(({ isRight }) => isRight).length
  const weights = options.map(({ isRight }, index) =>
    isRight ? 100 : Math.min(100, Math.max(0, percents[index] ?? 0)),
  )
  const isPartial = options.some(({ isRight }, index) => !isRight && elementAt(weights, index) > 0)
  return {
    kind: right === 0 ? 'noneRight' : right === 1 && !isPartial ? 'oneRight' : 'severalRight',
    options: [...options],
    ticks: isPartial ? oneByWeights(weights) : anyOne,
    without: percents.flatMap((percent, index) =>
      percent < 0
        ? [`the partial credit of option ${letterOf(index)} (${formatPercent(percent, { most: 5 })})`]
        : [],
    ),
  }
}
