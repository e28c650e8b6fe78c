import type { Finding } from '@quizwright/contracts/rules/finding.ts'
import { endFindings, startFindings } from '@quizwright/contracts/rules/period.ts'
import { createQuizFindings } from '@quizwright/contracts/rules/quiz.ts'
import { missingFields } from '@quizwright/contracts/rules/required.ts'
import { toFieldErrors } from '@quizwright/contracts/rules/render.ts'
import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { toCreateQuizBody } from '@quizwright/machines/quiz-document/details-on-the-wire.ts'
import type { WizardHost } from './wizard-host.ts'

/** All that the form's rules say of what is typed, for a new quiz and for one that is there. */
export const findingsOfDetails = (
  details: QuizDetails,
  { uid, openedAt, startBefore }: Pick<WizardHost, 'uid' | 'openedAt' | 'startBefore'>,
): Finding[] => {
  const body = toCreateQuizBody(details, uid)
  return [
    ...createQuizFindings(body),
    ...(details.reveal === 'later' ? missingFields(body, ['result_delay_in_hours']) : []),
    ...(body.start_time ? startFindings(body.start_time, openedAt, startBefore) : []),
  ]
}

/** What is said at once when a start or an end is picked that cannot be, before the form is sent. */
export const periodAlerts = (
  { start_time, end_time }: QuizDetails,
  { openedAt, startBefore }: Pick<WizardHost, 'openedAt' | 'startBefore'>,
): Finding[] => [
  ...(start_time ? startFindings(start_time, openedAt, startBefore) : []),
  ...(start_time && end_time ? endFindings(start_time, end_time) : []),
]

/** The first message for each field at fault. */
export const errorsByField = (findings: readonly Finding[]): Record<string, string> =>
  Object.fromEntries(toFieldErrors(findings).map(({ field, messages }) => [field, messages[0] ?? '']))
