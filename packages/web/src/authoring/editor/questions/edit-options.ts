import { limits } from '@quizwright/domain/limits.ts'
import type { Option } from '@quizwright/domain/schemas/question.ts'
import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { flushSync } from 'react-dom'
import { cardId, focusField } from './fields.ts'
import { findQuestion } from './find-question.ts'

export const isEmptyOption = ({ option, equation, image_url }: Option): boolean =>
  option === '' && equation === '' && image_url === ''

/** Adds an option below the one at an index and focuses it. Does nothing after eight. */
export const addOptionAfter = (store: QuizDraft, id: string, index: number): void => {
  flushSync(() => store.trigger.addOption({ id, at: index + 1 }))
  focusField(id, `option-${index + 1}`)
}

/** Removes an option and focuses the one above it. */
export const removeOptionAt = (store: QuizDraft, id: string, option: number): void => {
  flushSync(() => store.trigger.removeOption({ id, option }))
  focusField(id, `option-${Math.max(0, option - 1)}`)
}

/** Moves the focus to what follows the options of a question. */
export const leaveOptions = (id: string): void =>
  document.getElementById(cardId(id))?.querySelector<HTMLElement>('[data-foot] [tabindex="0"]')?.focus()

/**
 * Removes empty options at the end of a question when it is left, but keeps as many as it had before Enter
 * added some. Empty options of a new question are kept and reported.
 */
export const dropEmptyOptions = (store: QuizDraft, id: string, atLeast: number): void => {
  for (;;) {
    const question = findQuestion(store, id)
    const last = question?.options.at(-1)
    if (!question || !last || !isEmptyOption(last) || last.is_correct) return
    if (question.options.length <= Math.max(atLeast, limits.minOptions)) return
    store.trigger.removeOption({ id, option: question.options.length - 1 })
  }
}
