import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { flushSync } from 'react-dom'
import { focusField } from './fields.ts'

/** Adds an option below the one at an index and moves the focus into it. Nothing is added after eight. */
export const addOptionAfter = (store: QuizDraft, id: string, index: number): void => {
  flushSync(() => store.trigger.addOption({ id, at: index + 1 }))
  focusField(id, `option-${index + 1}`)
}

/** Removes an option and focuses the one above it. */
export const removeOptionAt = (store: QuizDraft, id: string, option: number): void => {
  flushSync(() => store.trigger.removeOption({ id, option }))
  focusField(id, `option-${Math.max(0, option - 1)}`)
}
