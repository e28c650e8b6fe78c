import { fieldLabels } from '@quizwright/domain/language/field-labels.ts'
import { say, sayMade } from '@quizwright/domain/language/say.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'
import { endFindings, periodFindings, startFindings } from '@quizwright/domain/rules/period.ts'
import type { FieldErrors } from '@quizwright/contracts/schemas/problem.ts'
import { createQuizFindings, titleFindings } from '@quizwright/domain/rules/quiz.ts'
import { missingFields } from '@quizwright/domain/rules/required.ts'
import { toFieldErrors } from '@quizwright/contracts/validation/describe-findings.ts'
import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { toCreateQuizBody } from '@quizwright/machines/quiz-document/details-on-the-wire.ts'

/** What the rules of the form depend on, besides the typed details. */
export type FormRules = {
  uid: string
  /** When the form was opened. A start must not be earlier. */
  openedAt: string
  /** The start of an existing session, which may stay unchanged. */
  startBefore: string | undefined
}

/** The findings in the details of a new or an existing quiz. */
export const findingsOfDetails = (
  details: QuizDetails,
  { uid, openedAt, startBefore }: FormRules,
): Finding[] => {
  const body = toCreateQuizBody(details, uid)
  return [
    ...createQuizFindings(body),
    ...(details.reveal === 'later' ? missingFields(body, ['result_delay_in_hours']) : []),
    ...(body.start_time ? startFindings(body.start_time, openedAt, startBefore) : []),
  ]
}

/** The alerts shown at once when an impossible start or end is picked, by field. */
export const periodAlerts = (
  { start_time, end_time }: QuizDetails,
  { openedAt, startBefore }: Pick<FormRules, 'openedAt' | 'startBefore'>,
): { start_time?: string; end_time?: string } => {
  const [start] = start_time ? startFindings(start_time, openedAt, startBefore) : []
  const [end] = start_time && end_time ? endFindings(start_time, end_time) : []
  return {
    ...(start && { start_time: sayMade(start.message) }),
    ...(end && { end_time: sayMade(end.message) }),
  }
}

/** The findings shown before the form is submitted: an impossible period, and a title pasted too long. */
export const earlyFindings = ({ name, start_time, end_time }: QuizDetails): Finding[] => [
  ...(name === '' ? [] : titleFindings(name)),
  ...periodFindings({ start_time, end_time }),
]

/** Replaces the name of a field in a message by its label. What is said of the title is quoted, and stays. */
const inTheForm = (field: string, message: string): string => {
  const name = field === 'name' ? undefined : fieldLabels[field]
  const isNamed = name !== undefined && message.startsWith(`${field} `)
  if (isNamed && message === `${field} is required`) return say('{field} is required', { field: say(name) })
  return isNamed ? `${say(name)}${message.slice(field.length)}` : sayMade(message)
}

/** The first message of each field with an error, in the words of the form. */
export const messagesByField = (errors: readonly FieldErrors[]): Record<string, string> =>
  Object.fromEntries(
    errors.map(({ field, messages }) => [
      field,
      inTheForm(field, messages[0] ?? say('This wasn’t accepted.')),
    ]),
  )

export const errorsByField = (findings: readonly Finding[]): Record<string, string> =>
  messagesByField(toFieldErrors(findings))
