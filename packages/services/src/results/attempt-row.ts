import { and, type Column, eq, type GetColumnData, isNotNull, sql, type SQL } from '../database/drizzle.ts'
import { numberInSession } from '../attempts/number-in-session.ts'
import type { Queryable } from '../database/database.ts'
import { attempts } from '../database/tables/learner.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { students } from '../database/tables/students.ts'

/** Writes a date-time as on the wire (`serializeDateTime`), in Postgres. */
const writtenDateTime = (column: Column) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`

// Only the values that a result needs.
const values = {
  id: attempts.id,
  sessionId: attempts.sessionId,
  number: numberInSession(attempts),
  submittedAt: writtenDateTime(attempts.submittedAt),
  timeSpent: attempts.timeSpent,
  obtainedMarks: attempts.obtainedMarks,
  totalMarks: attempts.totalMarks,
  correctPercentage: attempts.correctPercentage,
  correctCount: attempts.correctCount,
  incorrectCount: attempts.incorrectCount,
  skippedCount: attempts.skippedCount,
  city: attempts.city,
  country: attempts.country,
  isDelivered: attempts.isDelivered,
  isConfirmed: attempts.isConfirmed,
  studentId: students.id,
  studentName: students.fullName,
  email: students.email,
  phone: students.phone,
  university: students.university,
  studentCreatedAt: writtenDateTime(students.createdAt),
  quizId: quizzes.id,
  quizName: quizzes.name,
  quizType: quizzes.quizType,
  passingPercentage: quizzes.passingPercentage,
  sessionName: sessions.name,
}

type ValueOf<Value> = Value extends Column
  ? GetColumnData<Value>
  : Value extends SQL<infer Written>
    ? Written
    : never
/** An attempt that was handed in, with its student, quiz and session. */
export type AttemptRow = { [Name in keyof typeof values]: ValueOf<(typeof values)[Name]> }

const named = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [name, sql`${value}`.as(name)]),
)

/** Selects the rows of attempts that were handed in. */
export const selectAttempts = (db: Queryable, where?: SQL) =>
  db
    .select(named)
    .from(attempts)
    .innerJoin(students, eq(students.id, attempts.studentId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .where(and(isNotNull(attempts.submittedAt), where))
    .$dynamic()

/**
 * Reads the rows that `selectAttempts` selects. The drivers return these values as they are needed. Drizzle would look
 * up the decoder of every value again: a third of the services' time for an export of all results.
 */
export const readAttempts = async (
  db: Queryable,
  query: ReturnType<typeof selectAttempts>,
): Promise<AttemptRow[]> => (await db.execute<AttemptRow>(query)).rows
