import { type Column, sql, type SQL } from '../database/drizzle.ts'
import { attempts } from '../database/tables/learner.ts'

/**
 * Returns the number of an attempt among those of its student in its session, from 1, as people see it. The stored
 * number counts the student's attempts at the quiz in all sessions. Needs a query with joins, in which columns are
 * written with their tables.
 */
export const numberInSession = (
  of: Record<'quizId' | 'studentId' | 'sessionId' | 'number', Column>,
): SQL<number> =>
  sql<number>`(select count(*)::int from ${attempts} earlier
    where earlier.quiz_id = ${of.quizId} and earlier.student_id = ${of.studentId}
      and earlier.session_id = ${of.sessionId} and earlier.number <= ${of.number})`
