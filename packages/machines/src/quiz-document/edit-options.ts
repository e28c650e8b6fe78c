import { limits } from '@quizwright/contracts/limits.ts'
import type { DraftQuestion, Option } from '@quizwright/contracts/schemas/question.ts'
import { blankOption } from './document.ts'
import { withChanges } from './edit-questions.ts'

export type OptionChanges = Partial<Pick<Option, 'option' | 'equation' | 'image_url'>>

/** Options have no id: they are known by their place, counted from 0. */
export const changeOption = (
  question: DraftQuestion,
  place: number,
  changes: OptionChanges,
): DraftQuestion => {
  const before = question.options[place]
  if (!before) return question
  const after = withChanges(before, changes)
  return after === before ? question : { ...question, options: question.options.with(place, after) }
}

/** Adds a blank option at a place, at the end when none is given. Adding stops at eight. */
export const addOption = (question: DraftQuestion, place = question.options.length): DraftQuestion =>
  question.options.length >= limits.maxOptions
    ? question
    : { ...question, options: question.options.toSpliced(place, 0, blankOption()) }

/** Removing stops at two. */
export const removeOption = (question: DraftQuestion, place: number): DraftQuestion =>
  question.options.length <= limits.minOptions || !question.options[place]
    ? question
    : { ...question, options: question.options.toSpliced(place, 1) }

/**
 * Marks one option as the correct one and every other as not, so that a correction by hand can never leave
 * two.
 */
export const markCorrect = (question: DraftQuestion, place: number): DraftQuestion => {
  if (!question.options[place]) return question
  const options = question.options.map((option, index) =>
    withChanges(option, { is_correct: index === place }),
  )
  return options.every((option, index) => option === question.options[index])
    ? question
    : { ...question, options }
}
