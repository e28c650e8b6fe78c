import { Problem } from '@quizwright/contracts/problem.ts'
import type { AllowAttemptsBody, Allowance } from '@quizwright/contracts/schemas/allowance.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from '../../database/drizzle.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/database.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { attempts } from '../../database/tables/learner.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { moreAttempts } from '../../database/tables/student-access.ts'
import { students } from '../../database/tables/students.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import { readAllowance } from './read-allowance.ts'
import { countAttemptsLeft } from './require-attempt-left.ts'

const findStudent = async (db: Queryable, resultId: string) => {
  const [found] = await db
    .select({
      studentId: attempts.studentId,
      linkId: sessions.linkId,
      attemptsAllowed: sessions.attemptsAllowed,
    })
    .from(attempts)
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .where(eq(attempts.id, resultId))
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

/** Reads how many attempts the student of a result has in its session. */
export const describeAllowance = async (db: Queryable, resultId: string): Promise<Allowance> => {
  const student = await findStudent(db, resultId)
  const { attemptsAllowed: allowed } = student
  const latest = await readAllowance(db, student)
  return {
    allowed,
    more: latest?.more ?? 0,
    left: await countAttemptsLeft(db, student),
    ...(latest && { reason: latest.reason, at: serializeDateTime(latest.createdAt) }),
  }
}

/** Allows the student of a result more attempts in its session, or takes them back. What was begun stays. */
const allow = async (
  tx: Queryable,
  { result_id: resultId, more, reason }: AllowAttemptsBody,
  { by, now }: { by: string; now: Date },
): Promise<Allowance> => {
  const { studentId, linkId } = await findStudent(tx, resultId)
  // The student's row is locked when an attempt begins, too.
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('no key update')
  await tx.insert(moreAttempts).values({
    id: makeId(),
    linkId,
    studentId,
    more,
    reason: reason.trim(),
    isShown: true,
    createdBy: by,
    createdAt: now,
  })
  return describeAllowance(tx, resultId)
}

export const allowAttempts =
  ({ db, now }: Context): Handlers<'quiz'>['allowAttempts'] =>
  async ({ body, user }) =>
    dataResponse({
      allowance: await db.transaction((tx) => allow(tx, body, { by: user.userId, now: now() })),
    })
