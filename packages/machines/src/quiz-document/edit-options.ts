import { limits } from '@quizwright/contracts/limits.ts'
import type { DraftQuestion, Option } from '@quizwright/contracts/schemas/question.ts'
import { blankOption } from './blank-question.ts'
import { withChanges } from './with-changes.ts'

export type OptionChanges = Partial<Pick<Option, 'option' | 'equation' | 'image_url'>>

/** Options have no id: they are known by their index. */
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

/** Adds a blank option at an index, at the end when none is given. Adding stops at eight. */
export const addOption = (question: DraftQuestion, index = question.options.length): DraftQuestion =>
  question.options.length >= limits.maxOptions
    ? question
    : { ...question, options: question.options.toSpliced(index, 0, blankOption()) }

/** Removing stops at two. */
export const removeOption = (question: DraftQuestion, index: number): DraftQuestion =>
  question.options.length <= limits.minOptions || !question.options[index]
    ? question
    : { ...question, options: question.options.toSpliced(index, 1) }

const isWritten = ({ option, equation, image_url, is_correct }: Option): boolean =>
  is_correct || [option, equation, image_url].some((part) => part.trim() !== '')

/** Removes the options in which nothing stands, unless one is marked as correct or fewer than two would be left. */
export const removeEmptyOptions = (question: DraftQuestion): DraftQuestion => {
  const written = question.options.filter(isWritten)
  return written.length === question.options.length || written.length < limits.minOptions
    ? question
    : { ...question, options: written }
}

/** Marks one option as the correct one and every other as not, so that there are never two. */
export const markCorrect = (question: DraftQuestion, index: number): DraftQuestion => {
  if (!question.options[index]) return question
  const options = question.options.map((option, optionIndex) =>
    withChanges(option, { is_correct: optionIndex === index }),
  )
  return options.every((option, index) => option === question.options[index])
    ? question
    : { ...question, options }
}
