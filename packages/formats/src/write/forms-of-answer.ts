import { elementAt } from '@quizwright/domain/defined.ts'
import { correctOptions } from '@quizwright/domain/kinds/options.ts'
import { weightsOf } from '@quizwright/domain/kinds/multiple-answers/weights.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'

/** Whether students may choose several options. */
export const hasSeveral = ({ interaction }: QuestionContent): boolean =>
  interaction?.kind === 'multiple_answers'

/** Whether a statement has the options True and False, which formats write in their own form. */
export const isStatement = ({ interaction, options }: QuestionContent): boolean =>
  interaction?.kind === 'true_false' &&
  options.length === 2 &&
  options.every(
    ({ option, equation, image_url }, index) =>
      option === ['True', 'False'][index] && equation === '' && image_url === '',
  )

/** What each option earns or costs in percent. A rule that no weights can express is written as right minus wrong. */
export const writtenWeights = (question: QuestionContent): number[] => {
  const part = 100 / Math.max(1, correctOptions(question).length)
  return weightsOf(question) ?? question.options.map((option) => (option.is_correct ? part : -part))
}

/** Whether a format that gives each option a weight says how ticks earn marks, and that any number may be chosen. */
export const isHeldByWeights = (question: QuestionContent): boolean => {
  const { interaction } = question
  if (interaction?.kind !== 'multiple_answers') return isStatement(question)
  const { tells_count, at_most } = interaction.presentation
  return !tells_count && at_most === null && weightsOf(question) !== undefined
}

/** What each option earns in percent, if students choose one of several that earn parts of the marks. */
export const weightsOfOne = (question: QuestionContent): number[] | undefined => {
  const { interaction } = question
  if (interaction?.kind !== 'multiple_answers') return undefined
  const { presentation, scoring } = interaction
  if (presentation.at_most !== 1 || presentation.tells_count) return undefined
  if (scoring.rule === 'any') return question.options.map(({ is_correct }) => (is_correct ? 100 : 0))
  return scoring.rule === 'weights' ? scoring.weights : undefined
}

/** Whether students choose one of several options that earn different parts of the marks. */
export const isOneByWeights = (question: QuestionContent): boolean =>
  question.interaction?.kind === 'multiple_answers' &&
  question.interaction.scoring.rule === 'weights' &&
  weightsOfOne(question) !== undefined

/** Writes a percentage with the five decimals that Moodle has. */
export const percent = (value: number): string => String(Number(value.toFixed(5)))

/** The letters of the right options, with their texts if a letter is the text of another option: "B) O". */
export const rightLetters = ({ options }: QuestionContent, letterOf: (index: number) => string): string => {
  const right = correctOptions({ options })
  const letters = right.map((index) => letterOf(index))
  const isText = ({ option }: { option: string }): boolean => letters.includes(option.trim().toUpperCase())
  return options.some(isText)
    ? right.map((index) => `${letterOf(index)}) ${elementAt(options, index).option.trim()}`).join('; ')
    : letters.join(', ')
}
