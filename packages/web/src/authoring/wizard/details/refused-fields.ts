import type { FailedCall } from '@quizwright/machines/failed-call.ts'
import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { errorsByField, findingsOfDetails, type FormRules, messagesByField } from '../details-findings.ts'

/** The form fields behind a field of the API, if their names differ. */
const typedIn: Record<string, readonly (keyof QuizDetails)[]> = {
  duration: ['hours', 'mins'],
  course_id: ['course'],
  module_id: ['module'],
  chapter_id: ['chapter'],
  video_id: ['video'],
}

/** A refusal by the services, and the details that were sent. */
export type Refusal = { problem: FailedCall; details: QuizDetails }

/**
 * The messages of fields that only the services refused, by the field names of the API. A message stays until
 * its field is changed. Errors that the page's own rules find are not repeated.
 */
export const refusedFields = (
  { problem, details: sent }: Refusal,
  details: QuizDetails,
  rules: FormRules,
): Record<string, string> => {
  if (Object.keys(errorsByField(findingsOfDetails(sent, rules))).length > 0) return {}
  const isUnchanged = (field: string) =>
    (typedIn[field] ?? [field as keyof QuizDetails]).every((name) => details[name] === sent[name])
  return Object.fromEntries(
    Object.entries(messagesByField(problem.errors ?? [])).filter(([field]) => isUnchanged(field)),
  )
}

/** Whether the form shows a refused field. */
export const isInTheForm = (field: string, details: QuizDetails): boolean =>
  field in typedIn || field in details
