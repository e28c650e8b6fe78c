import type { OptionFigures } from '@quizwright/domain/schemas/item-statistics.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { sumOf } from '../figures/frequencies.ts'
import type { DesignEffect } from '../figures/design-effect.ts'
import { meanTotalFigure, shareFigure } from '../figures/option-figures.ts'
import { noOption, type OptionSums } from './read-item-counts.ts'

/**
 * Describes each option: how many students selected it and their results in the whole quiz. Option 0, at the end,
 * stands for skipped answers.
 */
export const describeOptions = (
  { options }: QuestionContent,
  sums: readonly OptionSums[],
  counted: number,
  effects: { ofMarks: DesignEffect; ofTotals: DesignEffect },
): OptionFigures[] => {
  if (options.length === 0) return []
  const described = options.map((option, index) => ({
    index,
    text: option.option,
    equation: option.equation,
    image_url: option.image_url,
    is_correct: option.is_correct,
  }))
  const skipped = { index: noOption, text: '', equation: '', image_url: '', is_correct: false }
  return [...described, skipped].map(({ index, ...option }) => {
    const chosenSums = sums.filter((sum) => sum.option === index)
    const chosen = sumOf(chosenSums, ({ n }) => n)
    return {
      option_no: index + 1,
      ...option,
      chosen,
      share: shareFigure(chosen, counted, effects.ofMarks),
      mean_total: meanTotalFigure(
        {
          n: chosen,
          percentage: sumOf(chosenSums, ({ percentage }) => percentage),
          percentageSquared: sumOf(chosenSums, ({ percentageSquared }) => percentageSquared),
        },
        effects.ofTotals,
      ),
    }
  })
}
