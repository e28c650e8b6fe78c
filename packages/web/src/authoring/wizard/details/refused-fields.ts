import type { FailedCall } from '@quizwright/machines/failed-call.ts'
import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { errorsByField, findingsOfDetails, type FormRules, messagesByField } from '../details-findings.ts'

/** The fields of the form that a field of the wire is made of, where they are not called the same. */
const typedIn: Record<string, readonly (keyof QuizDetails)[]> = {
  duration: ['hours', 'mins'],
  course_id: ['course'],
  module_id: ['module'],
  chapter_id: ['chapter'],
  video_id: ['video'],
}

/** A refusal, with the details as they were sent. */
export type Refusal = { problem: FailedCall; details: QuizDetails }

/**
 * The messages of fields that only the services refused, by the names of the wire. One stands until its field is
 * changed: only then may the services think otherwise. What the page's own rules find is not repeated here.
 */
export const refusedFields = (
  { problem, details: sent }: Refusal,
  details: QuizDetails,
  rules: FormRules,
): Record<string, string> => {
  if (Object.keys(errorsByField(findingsOfDetails(sent, rules))).length > 0) return {}
  const stands = (field: string) =>
    (typedIn[field] ?? [field as keyof QuizDetails]).every((name) => details[name] === sent[name])
  return Object.fromEntries(
    Object.entries(messagesByField(problem.errors ?? [])).filter(([field]) => stands(field)),
  )
}

/** Whether a refused field is one that the form shows. */
export const isInTheForm = (field: string, details: QuizDetails): boolean =>
  field in typedIn || field in details
