import type { Finding } from '@quizwright/contracts/rules/finding.ts'
import { endFindings, startFindings } from '@quizwright/contracts/rules/period.ts'
import { createQuizFindings } from '@quizwright/contracts/rules/quiz.ts'
import { missingFields } from '@quizwright/contracts/rules/required.ts'
import { toFieldErrors } from '@quizwright/contracts/rules/render.ts'
import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { toCreateQuizBody } from '@quizwright/machines/quiz-document/details-on-the-wire.ts'

/** What the rules of the form depend on beside what is typed. */
export type FormRules = {
  uid: string
  /** When the form was opened: a start cannot be before it. */
  openedAt: string
  /** The start that the form showed of an existing session, which may stay as it is. */
  startBefore: string | undefined
}

/** What the rules of the form find in the details, of a new quiz and of an existing one. */
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

/** What is found at once when an impossible start or end is picked, before the form is sent. */
export const periodAlerts = (
  { start_time, end_time }: QuizDetails,
  { openedAt, startBefore }: Pick<FormRules, 'openedAt' | 'startBefore'>,
): Finding[] => [
  ...(start_time ? startFindings(start_time, openedAt, startBefore) : []),
  ...(start_time && end_time ? endFindings(start_time, end_time) : []),
]

/** The first message of each field with an error. */
export const errorsByField = (findings: readonly Finding[]): Record<string, string> =>
  Object.fromEntries(toFieldErrors(findings).map(({ field, messages }) => [field, messages[0] ?? '']))
