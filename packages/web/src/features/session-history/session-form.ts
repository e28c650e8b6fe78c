import { defaultPeriod } from '@quizwright/contracts/rules/date-time.ts'
import { endFindings, startFindings } from '@quizwright/contracts/rules/period.ts'
import { toFieldErrors } from '@quizwright/contracts/rules/render.ts'
import { createSessionFindings } from '@quizwright/contracts/rules/session.ts'
import type { Session } from '@quizwright/contracts/schemas/session.ts'

/** What the popup holds; moments as the wire writes them, empty where a date was taken out. */
export type SessionForm = Pick<Session, 'name' | 'description' | 'start_time' | 'end_time'>
export type SessionErrors = Partial<Record<string, string>>

/** A new session runs from now to six months ahead. */
export const blankSession = (now: Date): SessionForm => ({ name: '', description: '', ...defaultPeriod(now) })

export const formOf = ({ name, description, start_time, end_time }: Session): SessionForm => ({
  name,
  description,
  start_time,
  end_time,
})

/** What the rules say of a new session, the first message for each field. */
export const errorsOfNew = (form: SessionForm, openedAt: string): SessionErrors =>
  firstOfEach([
    ...createSessionFindings(form),
    ...(form.start_time ? startFindings(form.start_time, openedAt) : []),
  ])

/**
 * What is said at once when a date is picked that cannot be. `before` is the start that an edited session has
 * already.
 */
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
  Object.fromEntries(toFieldErrors(findings).map(({ field, messages }) => [field, messages[0]]))
