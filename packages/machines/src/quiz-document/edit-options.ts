import { limits } from '@quizwright/domain/limits.ts'
import type { DraftQuestion, Option } from '@quizwright/domain/schemas/question.ts'
import { blankOption } from './blank-question.ts'
import { withChanges } from './with-changes.ts'

export type OptionChanges = Partial<Pick<Option, 'option' | 'equation' | 'image_url'>>

/** Options have no id; an index identifies them. */
export const changeOption = (
  question: DraftQuestion,
  index: number,
  changes: OptionChanges,
): DraftQuestion => {
  const before = question.options[index]
  if (!before) return question
  const after = withChanges(before, changes)
  return after === before ? question : { ...question, options: question.options.with(index, after) }
}

/** Adds a blank option at an index, by default at the end. Does nothing if there are eight already. */
export const addOption = (question: DraftQuestion, index = question.options.length): DraftQuestion =>
  question.options.length >= limits.maxOptions
    ? question
    : { ...question, options: question.options.toSpliced(index, 0, blankOption()) }

/** Removes an option. Does nothing if only two are left. */
export const removeOption = (question: DraftQuestion, index: number): DraftQuestion =>
  question.options.length <= limits.minOptions || !question.options[index]
    ? question
    : { ...question, options: question.options.toSpliced(index, 1) }

const isWritten = ({ option, equation, image_url, is_correct }: Option): boolean =>
  is_correct || [option, equation, image_url].some((part) => part.trim() !== '')

/**
 * Removes the empty options, except one marked as correct. Does nothing if fewer than two options would be
 * left.
 */
export const removeEmptyOptions = (question: DraftQuestion): DraftQuestion => {
  const written = question.options.filter(isWritten)
  return written.length === question.options.length || written.length < limits.minOptions
    ? question
    : { ...question, options: written }
}

/** Marks one option as correct and unmarks all others. */
export const markCorrect = (question: DraftQuestion, index: number): DraftQuestion => {
  if (!question.options[index]) return question
  const options = question.options.map((option, optionIndex) =>
    withChanges(option, { is_correct: optionIndex === index }),
  )
  return options.every((option, index) => option === question.options[index])
    ? question
    : { ...question, options }
}
