import { elementAt } from '@quizwright/domain/defined.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { useState } from 'react'
import { useKeptText } from '../../ui/form/use-kept-text.ts'
import { fromLocalInput } from '../../ui/format/date-time.ts'
import {
  alertsOf,
  blankSession,
  errorsOfNew,
  toForm,
  restoreForm,
  type SessionErrors,
  type SessionForm,
} from './session-form.ts'

/** The fields of a new or edited session of a quiz, and their errors. What was typed stays until it is forgotten. */
export const useSessionForm = (quizId: string, edited: Session | undefined) => {
  const [openedAt] = useState(() => serializeDateTime(new Date()))
  const [kept, keep] = useKeptText(edited ? `session-${edited._id}` : `new-session-of-${quizId}`)
  const [form, setShownForm] = useState<SessionForm>(() =>
    restoreForm(edited ? toForm(edited) : blankSession(new Date()), kept),
  )
  const setForm = (next: SessionForm) => {
    setShownForm(next)
    keep(JSON.stringify(next))
  }
  const [errors, setErrors] = useState<SessionErrors>({})
  const [refusal, setRefusal] = useState<SessionErrors>()
  const refuse = (found: SessionErrors) => {
    setErrors(found)
    setRefusal(found)
  }
  return {
    form,
    errors,
    /** Why the form could not be saved: another object each time. */
    refusal,
    refuse,
    forget: () => keep(''),
    /** Changes one field and removes its error. */
    change: (changes: Partial<SessionForm>) => {
      setForm({ ...form, ...changes })
      const field = elementAt(Object.keys(changes), 0)
      setErrors({ ...errors, [field]: undefined })
    },
    /** Changes start or end and validates both at once. The value is a local time in the browser's format. */
    pick: (field: 'start_time' | 'end_time') => (value: string) => {
      const next = { ...form, [field]: fromLocalInput(value) ?? '' }
      setForm(next)
      setErrors({
        ...errors,
        start_time: undefined,
        end_time: undefined,
        ...alertsOf(next, openedAt, edited?.start_time),
      })
    },
    /**
     * Shows the errors and returns whether there are none. Only the services validate a change of an existing
     * session.
     */
    check: (): boolean => {
      const found = edited ? {} : errorsOfNew(form, openedAt)
      refuse(found)
      return Object.keys(found).length === 0
    },
  }
}
