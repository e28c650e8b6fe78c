import { classNumber, unticked } from '@quizwright/domain/kinds/answer-classes.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import type { OptionFigures } from '@quizwright/domain/schemas/item-statistics.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { DesignEffect } from '../figures/design-effect.ts'
import { meanTotalFigure, shareFigure } from '../figures/option-figures.ts'
import { noOption, type OptionSums } from './read-item-counts.ts'
import { addOptionSums } from './add-option-sums.ts'

export type Effects = { ofMarks: DesignEffect; ofTotals: DesignEffect }

/**
 * Describes each option: how many students selected it and their results in the whole quiz, beside those of the others
 * who answered where several may be selected. Option 0, at the end, stands for skipped answers.
 */
export const describeOptions = (
  content: QuestionContent,
  sums: readonly OptionSums[],
  counted: number,
  effects: Effects,
): OptionFigures[] => {
  const { options } = content
  if (options.length === 0) return []
  const hasOthers = kindOf(content).severalRight
  const described = options.map((option, index) => ({
    index,
    text: option.option,
    equation: option.equation,
    image_url: option.image_url,
    is_correct: option.is_correct,
  }))
  const skipped = { index: noOption, text: '', equation: '', image_url: '', is_correct: false }
  return [...described, skipped].map(({ index, ...option }) => {
    const chosen = addOptionSums(sums, index)
    const others = addOptionSums(sums, classNumber(index, unticked))
    return {
      option_no: index + 1,
      ...option,
      chosen: chosen.n,
      share: shareFigure(chosen.n, counted, effects.ofMarks),
      mean_total: meanTotalFigure(chosen, effects.ofTotals),
      ...(hasOthers &&
        index !== noOption && {
          not_chosen: others.n,
          mean_total_of_others: meanTotalFigure(others, effects.ofTotals),
        }),
    }
  })
}
