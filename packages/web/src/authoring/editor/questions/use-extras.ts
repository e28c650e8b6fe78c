import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Extra, filledExtras } from './extras.ts'
import { focusField } from './fields.ts'

/**
 * The optional fields of a question that are shown: those with content and those that the author asked for.
 */
export const useExtras = (question: DraftQuestion) => {
  const { _id: id } = question
  const [requested, setRequested] = useState<readonly Extra[]>([])
  const show = useCallback(
    (name: Extra) => setRequested((before) => (before.includes(name) ? before : [...before, name])),
    [],
  )
  /** Shows an optional field and focuses it. */
  const ask = useCallback(
    (name: Extra) => {
      flushSync(() => show(name))
      focusField(id, name)
    },
    [id, show],
  )
  return { shown: [...filledExtras(question), ...requested], show, ask }
}
