import type { Finding } from '@quizwright/domain/rules/finding.ts'
import type { Extra } from './extras.ts'

/** The names of a question's fields on the page. Options count from 0 here. */
export type FieldName =
  | 'question'
  | `option-${number}`
  | 'correct'
  | 'tags'
  | 'weightage'
  | 'difficulty'
  | 'interaction'
  | Extra

/** Where the editor should go: to a question, by number, and to one of its fields. */
export type Target = {
  questionNo: number
  field?: FieldName
  /** Whether the question is only shown and the focus stays where it is. */
  keepsFocus?: boolean
}

export const cardId = (questionId: string): string => `question-${questionId}`

/** The question whose card contains an element; undefined outside of all cards. */
export const questionIdOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest('section[id^="question-"]')?.id.slice(cardId('').length)
    : undefined

/** The field in which a finding is corrected. */
export const fieldOf = ({ field, optionNo }: Finding): FieldName => {
  if (optionNo !== undefined) return `option-${optionNo - 1}`
  if (field === 'options') return 'correct'
  if (field === 'related_video_id') return 'video'
  if (field === 'tags' || field === 'weightage' || field === 'section' || field === 'paragraph') return field
  if (field.startsWith('interaction')) return 'interaction'
  return field.startsWith('solution') ? 'solution' : 'question'
}

const controls = {
  correct: 'input[type=radio]',
  other: ':is(textarea, input:not([type=radio]), select, button):not(:disabled)',
}

/**
 * Scrolls to a question and focuses it or one of its fields. Returns false if the question is not on the
 * page.
 */
export const focusField = (
  questionId: string,
  field?: FieldName,
  block: ScrollLogicalPosition = 'nearest',
  keepsFocus = false,
): boolean => {
  const card = document.getElementById(cardId(questionId))
  if (!card) return false
  const element = field && card.querySelector<HTMLElement>(`[data-field="${field}"]`)
  const control = element
    ? (element.querySelector<HTMLElement>(field === 'correct' ? controls.correct : controls.other) ?? card)
    : card
  if (!keepsFocus) control.focus({ preventScroll: true })
  ;(element ?? card).scrollIntoView({ block: element ? block : 'start' })
  return true
}
