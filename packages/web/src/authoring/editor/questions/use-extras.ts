import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type Extra, filledExtras } from './extras.ts'
import { focusField } from './fields.ts'

/** Which further fields of a question are shown: those that hold something and those that were asked for. */
export const useExtras = (question: DraftQuestion) => {
  const [requested, setRequested] = useState<readonly Extra[]>([])
  const show = (name: Extra) => setRequested((before) => (before.includes(name) ? before : [...before, name]))
  return {
    shown: [...filledExtras(question), ...requested],
    show,
    /** Shows one and moves the focus into it. */
    ask: (name: Extra) => {
      flushSync(() => show(name))
      focusField(question._id, name)
    },
  }
}
