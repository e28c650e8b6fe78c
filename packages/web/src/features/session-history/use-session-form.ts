import { serializeDateTime } from '@quizwright/contracts/rules/date-time.ts'
import type { Session } from '@quizwright/contracts/schemas/session.ts'
import { useState } from 'react'
import { fromLocalInput } from '../../ui/format/date-time.ts'
import {
  alertsOf,
  blankSession,
  errorsOfNew,
  formOf,
  type SessionErrors,
  type SessionForm,
} from './session-form.ts'

/** What is typed about a new session or the one that is edited, and what is wrong with it. */
export const useSessionForm = (edited: Session | undefined) => {
  const [openedAt] = useState(() => serializeDateTime(new Date()))
  const [form, setForm] = useState<SessionForm>(() => (edited ? formOf(edited) : blankSession(new Date())))
  const [errors, setErrors] = useState<SessionErrors>({})
  return {
    form,
    errors,
    setErrors,
    /** A change of one field: its error is no longer true. */
    change: (changes: Partial<SessionForm>) => {
      setForm({ ...form, ...changes })
      const [field] = Object.keys(changes)
      setErrors({ ...errors, [field!]: undefined })
    },
    /** Start and end are judged at once, and together. The value is a local time, as the browser writes it. */
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
    /** Shows what is wrong; whether nothing is. Only the services validate the change of an existing session. */
    check: (): boolean => {
      const found = edited ? {} : errorsOfNew(form, openedAt)
      setErrors(found)
      return Object.keys(found).length === 0
    },
  }
}
