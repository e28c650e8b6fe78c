import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { SessionStudent } from '@quizwright/contracts/schemas/session-student.ts'
import { and, asc, eq, inArray, isNull, sql } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { attempts } from '../database/tables/learner.ts'
import { sessions } from '../database/tables/quizzes.ts'
import { moreAttempts, moreTime } from '../database/tables/student-access.ts'
import { students } from '../database/tables/students.ts'
import { keptRecord } from './merged-records.ts'

const listed = 5_000

type Allowed = { amount: number; reason: string; createdAt: Date }

/** What the students of a link were last allowed, by the record that has it now. */
const readAllowed = async (
  db: Queryable,
  linkId: string,
  table: typeof moreAttempts | typeof moreTime,
): Promise<Map<string, Allowed>> => {
  const amount = table === moreTime ? moreTime.minutes : moreAttempts.more
  const rows = await db
    .select({
      studentId: keptRecord(students.id),
      amount: sql<number>`${amount}`,
      reason: table.reason,
      createdAt: table.createdAt,
    })
    .from(table)
    .innerJoin(students, eq(students.id, table.studentId))
    .where(eq(table.linkId, linkId))
    .orderBy(asc(table.createdAt), asc(table.id))
  // The latest row is the last one that is set.
  return new Map(rows.map((row) => [row.studentId, row]))
}

const describe = (allowed: Allowed | undefined) =>
  allowed && allowed.amount > 0
    ? { amount: allowed.amount, reason: allowed.reason, at: serializeDateTime(allowed.createdAt) }
    : undefined

/**
 * Reads the students who have begun an attempt at a link or are members of its course, those with an open one first,
 * with what each was allowed beyond the others.
 */
export const readSessionStudents = async (
  db: Queryable,
  linkId: string,
  now: Date,
): Promise<SessionStudent[]> => {
  const openId = sql<string | null>`max(${attempts.id}) filter (where ${attempts.submittedAt} is null
    and ${attempts.dueAt} > ${now.toISOString()}::timestamptz)`
  // Who has begun, and who is a member of a course of the link and may not have.
  const ofLink = sql`(
    select begun.student_id from ${attempts} begun join ${sessions} s on s.id = begun.session_id
      where s.link_id = ${linkId}
    union select ${keptRecord(sql`member.id`)} from quiz.lti_scores score
      join quiz.lti_links link on link.id = score.link_id join ${students} member on member.id = score.student_id
      where link.session_link_id = ${linkId} and score.left_at is null)`
  const rows = await db
    .select({
      student: students,
      attempts: sql<number>`count(${attempts.id})::int`,
      // Who is of a course is known by it.
      isConfirmed: sql<boolean>`coalesce(bool_or(${attempts.isConfirmed}), true)`,
      openId,
    })
    .from(students)
    .leftJoin(
      attempts,
      and(
        eq(attempts.studentId, students.id),
        inArray(
          attempts.sessionId,
          db.select({ id: sessions.id }).from(sessions).where(eq(sessions.linkId, linkId)),
        ),
      ),
    )
    .where(sql`${students.id} in ${ofLink}`)
    .groupBy(students.id)
    .orderBy(sql`${openId} is null`, asc(students.nameKey), asc(students.id))
    .limit(listed)
  const open = await db
    .select({ id: attempts.id, startedAt: attempts.startedAt, dueAt: attempts.dueAt })
    .from(attempts)
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .where(and(eq(sessions.linkId, linkId), isNull(attempts.submittedAt)))
  const openById = new Map(open.map((attempt) => [attempt.id, attempt]))
  const attemptsOf = await readAllowed(db, linkId, moreAttempts)
  const timeOf = await readAllowed(db, linkId, moreTime)
  return rows.map(({ student, attempts: begun, isConfirmed, openId }) => {
    const underWay = openId === null ? undefined : openById.get(openId)
    const more = describe(attemptsOf.get(student.id))
    const minutes = describe(timeOf.get(student.id))
    return {
      student_id: student.id,
      full_name: student.fullName,
      email: student.email,
      is_confirmed: isConfirmed,
      attempts: begun,
      open: underWay
        ? { started_at: serializeDateTime(underWay.startedAt), due_at: serializeDateTime(underWay.dueAt) }
        : null,
      ...(more && { more_attempts: more }),
      ...(minutes && { more_minutes: minutes }),
    }
  })
}
