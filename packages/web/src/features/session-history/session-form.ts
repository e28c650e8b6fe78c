import { sayMade } from '@quizwright/domain/language/say.ts'
import { defaultPeriod, parseDateTime } from '@quizwright/domain/rules/date-time.ts'
import { endFindings, startFindings } from '@quizwright/domain/rules/period.ts'
import { toFieldErrors } from '@quizwright/contracts/validation/describe-findings.ts'
import {
  defaultSettings,
  type SessionSettings,
  sessionSettings,
} from '@quizwright/domain/rules/session-settings.ts'
import { createSessionFindings } from '@quizwright/domain/rules/session.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'

/** The fields of the dialog. Date-times have the format of the API; a removed date is empty. */
export type SessionForm = Pick<Session, 'name' | 'description' | 'start_time' | 'end_time'> & SessionSettings
export type SessionErrors = Partial<Record<string, string>>

/** A new session runs from now to six months ahead. */
export const blankSession = (now: Date): SessionForm => ({
  name: '',
  description: '',
  ...defaultPeriod(now),
  ...defaultSettings,
})

export const toForm = (session: Session): SessionForm => ({
  name: session.name,
  description: session.description,
  start_time: session.start_time,
  end_time: session.end_time,
  ...sessionSettings(session),
})

/** The form with what was typed before; see `readKeptText`. */
export const restoreForm = (form: SessionForm, kept: string): SessionForm => {
  if (kept === '') return form
  const typed = JSON.parse(kept) as Partial<SessionForm>
  const known = Object.entries(typed).filter(([name]) => name in form)
  return { ...form, ...Object.fromEntries(known) }
}

/** The fields to send. Unchanged settings are left out, because an operator's own services may not know them. */
export const changedFields = (form: SessionForm, edited: Session | undefined): Partial<SessionForm> => {
  const before = edited ? sessionSettings(edited) : defaultSettings
  const settingNames = Object.keys(defaultSettings) as (keyof SessionSettings)[]
  const unchanged = settingNames.filter((name) => form[name] === before[name])
  return Object.fromEntries(Object.entries(form).filter(([name]) => !unchanged.some((same) => same === name)))
}

/** The first error message of each field of a new session. */
export const errorsOfNew = (form: SessionForm, openedAt: string): SessionErrors =>
  firstOfEach([
    ...createSessionFindings(form),
    ...(form.start_time ? startFindings(form.start_time, openedAt) : []),
  ])

/** The errors of the dates, shown as soon as one is picked. `before` is the saved start of an edited session. */
export const alertsOf = (
  { start_time, end_time }: SessionForm,
  openedAt: string,
  before?: string,
): SessionErrors =>
  firstOfEach([
    ...(start_time ? startFindings(start_time, openedAt, before) : []),
    ...(start_time && end_time ? endFindings(start_time, end_time) : []),
  ])

const firstOfEach = (findings: Parameters<typeof toFieldErrors>[0]): SessionErrors =>
  Object.fromEntries(
    toFieldErrors(findings).map(({ field, messages }) => [field, sayMade(messages[0] ?? '')]),
  )

/** Whether a session that has begun and is not over would end before its saved end. */
export const isEndedEarlier = (
  saved: Pick<Session, 'start_time' | 'end_time'>,
  { end_time: end }: Pick<SessionForm, 'end_time'>,
  now: Date,
): boolean =>
  end !== '' &&
  parseDateTime(saved.start_time) <= now &&
  now < parseDateTime(saved.end_time) &&
  parseDateTime(end) < parseDateTime(saved.end_time)
