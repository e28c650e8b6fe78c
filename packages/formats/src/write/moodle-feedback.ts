import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { emptyContent } from '../entry/entry.ts'
import type { WriteElement } from '../kinds/kind-form.ts'

/** Writes the feedback on an option, for within its answer; nothing if there is none. */
export const moodleFeedback = (
  { option_feedback: said }: QuestionContent,
  index: number,
  text: WriteElement,
): string => (said?.[index] ? text('feedback', { ...emptyContent, text: said[index] }) : '')

/** Writes the feedback on right and wrong answers. Moodle has it for kinds that can be partly right. */
export const wholeFeedback = (
  { when_right: right = '', when_wrong: wrong = '' }: QuestionContent,
  text: WriteElement,
): string[] => [
  ...(right === '' ? [] : [text('correctfeedback', { ...emptyContent, text: right })]),
  ...(wrong === '' ? [] : [text('incorrectfeedback', { ...emptyContent, text: wrong })]),
]

/** Whether Moodle's type of a question has feedback on right and wrong answers. */
export const hasWholeFeedback = (type: string): boolean => /^(?:multichoice|match|ordering)$/.test(type)
