import { and, eq } from 'drizzle-orm'
import type { Attempt } from '../attempts/find-attempt.ts'
import { reports } from '../database/tables.ts'

/**
 * The reports that may be shown with an attempt, and changed: of its student, made in the browser that it was
 * begun in. An e-mail address alone proves nothing.
 */
export const reportsOfBrowser = ({ studentId, browserHash }: Pick<Attempt, 'studentId' | 'browserHash'>) =>
  and(eq(reports.studentId, studentId), eq(reports.browserHash, browserHash ?? ''))
