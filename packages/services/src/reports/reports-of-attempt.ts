import { and, eq } from 'drizzle-orm'
import type { Attempt } from '../attempts/find-attempt.ts'
import { reports } from '../database/tables/learner.ts'

type Reporter = Pick<Attempt, 'studentId' | 'browserHash' | 'isConfirmed'>

/**
 * The reports that may be shown with an attempt, and changed: all of a confirmed student, on whatever device; of
 * anybody else only those made in the browser that the attempt was begun in.
 */
export const reportsOfAttempt = ({ studentId, browserHash, isConfirmed }: Reporter) =>
  and(eq(reports.studentId, studentId), isConfirmed ? undefined : eq(reports.browserHash, browserHash ?? ''))
