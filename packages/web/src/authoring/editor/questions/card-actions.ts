import { flushSync } from 'react-dom'
import { ulid } from 'ulid'
import type { Editor } from '../editor-context.ts'
import { cardId } from './fields.ts'
import { newQuestion } from './new-question.ts'

export type CardActions = {
  /** Moves the question to another number. Does nothing if there is no such number. */
  moveTo: (questionNo: number) => void
  duplicate: () => void
  addBelow: () => void
  delete: () => void
}

type Place = { id: string; no: number; total: number }

/**
 * The actions of the question with the number `no`. After each action, the editor goes to the question
 * concerned.
 */
export const cardActions = (
  { store, quizType, goTo, activeQuestion }: Editor,
  { id, no, total }: Place,
): CardActions => ({
  moveTo: (to) => {
    if (to < 1 || to > total) return
    const focused = document.activeElement
    const wasIn = focused instanceof HTMLElement && document.getElementById(cardId(id))?.contains(focused)
    flushSync(() => store.trigger.moveQuestion({ from: no - 1, to: to - 1 }))
    // If the card is still on the page, moving it took the focus away, so the focus is restored. At either
    // end of the list the focused button is disabled and cannot be focused.
    if (!wasIn || !focused.isConnected || focused.matches(':disabled')) return goTo({ questionNo: to })
    focused.focus({ preventScroll: true })
    focused.scrollIntoView({ block: 'nearest' })
  },
  duplicate: () => {
    flushSync(() => store.trigger.duplicateQuestion({ id, newId: ulid() }))
    goTo({ questionNo: no + 1, field: 'question' })
  },
  addBelow: () => {
    const added = newQuestion(quizType)
    flushSync(() => {
      store.trigger.addQuestions({ added: [added], at: no })
      activeQuestion.activateNew(added._id)
    })
    goTo({ questionNo: no + 1, field: 'question' })
  },
  delete: () => {
    flushSync(() => store.trigger.deleteQuestions({ ids: [id] }))
    if (total > 1) goTo({ questionNo: Math.min(no, total - 1) })
  },
})
