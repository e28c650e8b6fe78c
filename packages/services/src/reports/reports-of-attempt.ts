import { and, eq } from '../database/drizzle.ts'
import type { Attempt } from '../attempts/find-attempt.ts'
import { reports } from '../database/tables/learner.ts'

type Reporter = Pick<Attempt, 'studentId' | 'browserHash' | 'isConfirmed'>

/**
 * The condition of the reports that may be shown with an attempt, and changed: all reports of a confirmed student,
 * from any device. For other students only those from the browser in which the attempt was begun.
 */
export const reportsOfAttempt = ({ studentId, browserHash, isConfirmed }: Reporter) =>
  and(eq(reports.studentId, studentId), isConfirmed ? undefined : eq(reports.browserHash, browserHash ?? ''))
