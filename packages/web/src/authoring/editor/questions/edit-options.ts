import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { flushSync } from 'react-dom'
import { focusField } from './fields.ts'

/** Adds an option below the one at a place, from 0, and goes into it. At eight there is none to go into. */
export const addOptionAfter = (store: QuizDraft, id: string, place: number): void => {
  flushSync(() => store.trigger.addOption({ id, at: place + 1 }))
  focusField(id, `option-${place + 1}`)
}

/** Takes an option away and goes into the one above it. */
export const removeOptionAt = (store: QuizDraft, id: string, option: number): void => {
  flushSync(() => store.trigger.removeOption({ id, option }))
  focusField(id, `option-${Math.max(0, option - 1)}`)
}
