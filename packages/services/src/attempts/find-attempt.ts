import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, sql } from 'drizzle-orm'
import { hashToken } from '../auth/token.ts'
import type { Queryable } from '../database/database.ts'
import { attempts } from '../database/tables/learner.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { students } from '../database/tables/students.ts'
import { findStudentByToken, holdsFor } from '../students/find-student-by-token.ts'

export type Attempt = typeof attempts.$inferSelect
export type AttemptWithQuiz = {
  attempt: Attempt
  quiz: typeof quizzes.$inferSelect
  sessionName: string
  /** Whether the students of the session use the same devices. */
  sharedDevices: boolean
  linkId: string
  /** The name of the student, or the e-mail address if no name is known. */
  studentName: string
}

/**
 * Finds an attempt by its token. The token of the student who began it is accepted too if the student was confirmed,
 * so that they can continue and see the result on any device. Throws NOT_FOUND, for a wrong token as for a wrong id.
 */
export const findAttempt = async (
  db: Queryable,
  id: string,
  token: string | undefined,
  now: Date,
): Promise<AttemptWithQuiz> => {
  const [found] = await readAttempt(db, id)
  if (!found || token === undefined) throw new Problem('NOT_FOUND')
  const isAuthorized =
    found.attempt.tokenHash === hashToken(token) || (await isOwnAttempt(db, found, token, now))
  if (!isAuthorized) throw new Problem('NOT_FOUND')
  return found
}

const isOwnAttempt = async (
  db: Queryable,
  { attempt, quiz, linkId }: AttemptWithQuiz,
  token: string,
  now: Date,
): Promise<boolean> => {
  if (!attempt.isConfirmed) return false
  const holder = await findStudentByToken(db, token, now)
  return (
    holdsFor(holder, { instructorId: quiz.instructorId, linkId }) && holder.studentId === attempt.studentId
  )
}

/** Locks an attempt until the transaction ends. Throws NOT_FOUND if it no longer exists. */
export const lockAttempt = async (tx: Queryable, id: string): Promise<AttemptWithQuiz> => {
  const [locked] = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(eq(attempts.id, id))
    .for('no key update')
  const [found] = locked ? await readAttempt(tx, id) : []
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

const readAttempt = (db: Queryable, id: string): Promise<AttemptWithQuiz[]> =>
  db
    .select({
      attempt: attempts,
      quiz: quizzes,
      sessionName: sessions.name,
      sharedDevices: sessions.sharedDevices,
      linkId: sessions.linkId,
      studentName: sql<string>`coalesce(nullif(${students.fullName}, ''), ${students.email})`,
    })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .innerJoin(students, eq(students.id, attempts.studentId))
    .innerJoin(sessions, and(eq(sessions.id, attempts.sessionId), eq(sessions.quizId, attempts.quizId)))
    .where(eq(attempts.id, id))
