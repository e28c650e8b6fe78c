import { Problem } from '@quizwright/contracts/problem.ts'
import type { AllowStudentBody, SessionStudents } from '@quizwright/contracts/schemas/session-student.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, eq, sql } from '../database/drizzle.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { makeId } from '../database/queries/make-id.ts'
import { attempts } from '../database/tables/learner.ts'
import { sessions } from '../database/tables/quizzes.ts'
import { moreAttempts, moreTime } from '../database/tables/student-access.ts'
import { students } from '../database/tables/students.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { saveTimelyAnswers } from '../attempts/late-answers/save-timely-answers.ts'
import { findListedStudent } from './list/find-listed-student.ts'
import { moveOpenEnds } from './list/move-open-ends.ts'
import { readSessionStudents } from './read-session-students.ts'

const findSession = async (db: Queryable, sessionId: string) => {
  const [session] = await db
    .select({ linkId: sessions.linkId, attemptsAllowed: sessions.attemptsAllowed })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  if (!session) throw new Problem('NOT_FOUND')
  return session
}

const read = async (db: Queryable, sessionId: string, now: Date): Promise<SessionStudents> => {
  const { linkId, attemptsAllowed } = await findSession(db, sessionId)
  return { attempts_allowed: attemptsAllowed, students: await readSessionStudents(db, linkId, now) }
}

/** Whether a student is in a course of the link, by its learning platform. */
const isMember = (linkId: string, studentId: string) =>
  and(
    eq(students.id, studentId),
    sql`exists (select 1 from quiz.lti_scores score join quiz.lti_links link on link.id = score.link_id
      where link.session_link_id = ${linkId} and score.student_id = ${students.id})`,
  )

/**
 * Throws NOT_FOUND for a student who has no attempt at the link and is in no course of it. The lock is the one of
 * beginning an attempt.
 */
const lockStudentAt = async (tx: Queryable, { studentId, linkId }: { studentId: string; linkId: string }) => {
  const [begun] = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .where(and(eq(attempts.studentId, studentId), eq(sessions.linkId, linkId)))
    .limit(1)
  if (!begun && (await tx.$count(students, isMember(linkId, studentId))) === 0) throw new Problem('NOT_FOUND')
  await tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('no key update')
}

/**
 * Stores what a student is allowed, and moves the end of an open attempt. Late answers that are in time by the new end
 * are saved.
 */
const allow = async (
  tx: Queryable,
  { sessionId, student_id: studentId, more_attempts: more, more_minutes: minutes, reason }: AllowStudentBody,
  { by, now }: { by: string; now: Date },
): Promise<void> => {
  const { linkId } = await findSession(tx, sessionId)
  await lockStudentAt(tx, { studentId, linkId })
  const common = { linkId, studentId, reason: reason.trim(), createdBy: by, createdAt: now }
  if (more !== undefined)
    await tx.insert(moreAttempts).values({ id: makeId(), ...common, more, isShown: true })
  if (minutes === undefined) return
  await tx.insert(moreTime).values({ id: makeId(), ...common, minutes })
  const entry = await findListedStudent(tx, { linkId, studentId })
  await moveOpenEnds(tx, { linkId, studentId, extraTime: entry?.extraTime ?? 0 }, now)
  await saveTimelyAnswers(tx, linkId)
}

export const sessionStudentHandlers = ({ db, now }: Context) =>
  ({
    getSessionStudents: async ({ params }) => dataResponse(await read(db, params.sessionId, now())),

    allowStudent: async ({ body, user }) =>
      dataResponse(
        await db.transaction(async (tx) => {
          const moment = now()
          await allow(tx, body, { by: user.userId, now: moment })
          return read(tx, body.sessionId, moment)
        }),
      ),
  }) satisfies Pick<Handlers<'quiz'>, 'getSessionStudents' | 'allowStudent'>
