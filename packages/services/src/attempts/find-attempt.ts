import { Problem } from '@quizwright/contracts/problem.ts'
import { alias, and, eq, sql, type SQL } from '../database/drizzle.ts'
import { hashToken } from '../auth/identity/token.ts'
import { buildOnce } from '../database/queries/build-once.ts'
import type { Queryable } from '../database/database.ts'
import { corrections } from '../database/tables/corrections.ts'
import { attempts } from '../database/tables/learner.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { students } from '../database/tables/students.ts'
import { type TakenQuiz, takenQuiz } from './taken-quiz.ts'
import { numberInSession } from './number-in-session.ts'
import type { Language } from '@quizwright/domain/language/languages.ts'
import { findStudentByToken, holdsFor } from '../students/admission/find-student-by-token.ts'
import { studentName } from '../students/student-name.ts'

export type Attempt = typeof attempts.$inferSelect
export type AttemptWithQuiz = {
  attempt: Attempt
  quiz: TakenQuiz
  sessionName: string
  /** The number of the attempt in its session, as people see it. */
  numberInSession: number
  /** Whether the students of the session use the same devices. */
  sharedDevices: boolean
  /** The language of the students' page, if the instructor chose one. */
  language: Language | null
  linkId: string
  /** The name of the student, or the e-mail address if no name is known. */
  studentName: string
  /** Whether anything was ever corrected in the quiz, also what was undone. */
  hasCorrections: boolean
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
  const [found] = await readById(db, { id })
  if (!found || !(await isOwnAttempt(db, found, token, now))) throw new Problem('NOT_FOUND')
  return found
}

type Owned = {
  attempt: Pick<Attempt, 'tokenHash' | 'isConfirmed' | 'studentId'>
  quiz: { instructorId: string }
  linkId: string
}

/** Whether a token is that of this attempt, or of its student if they were confirmed. */
export const isOwnAttempt = async (
  db: Queryable,
  { attempt, quiz, linkId }: Owned,
  token: string | undefined,
  now: Date,
): Promise<boolean> => {
  if (token === undefined) return false
  if (attempt.tokenHash === hashToken(token)) return true
  if (!attempt.isConfirmed) return false
  const holder = await findStudentByToken(db, token, now)
  return (
    holdsFor(holder, { instructorId: quiz.instructorId, linkId }) && holder.studentId === attempt.studentId
  )
}

/** Like `findAttempt`, and locks the attempt until the transaction ends: for most callers in one statement. */
export const lockOwnAttempt = async (
  tx: Queryable,
  id: string,
  token: string | undefined,
  now: Date,
): Promise<AttemptWithQuiz> => {
  if (token !== undefined) {
    const [own] = await lockByToken(tx, { id, tokenHash: hashToken(token) })
    if (own) return own
  }
  await findAttempt(tx, id, token, now)
  return lockAttempt(tx, id)
}

/** Locks an attempt until the transaction ends. Throws NOT_FOUND if it no longer exists. */
export const lockAttempt = async (tx: Queryable, id: string): Promise<AttemptWithQuiz> => {
  const [found] = await lockById(tx, { id })
  // If its student was merged while this waited, the statement has not seen the student that it has now.
  const [waited] = found ? [found] : await lockById(tx, { id })
  if (!waited) throw new Problem('NOT_FOUND')
  return waited
}

const asked = alias(attempts, 'asked')

const selectAttempt = (db: Queryable, which: SQL | undefined) =>
  db
    .select({
      attempt: asked,
      quiz: takenQuiz,
      sessionName: sessions.name,
      numberInSession: numberInSession(asked),
      sharedDevices: sessions.sharedDevices,
      language: sessions.language,
      linkId: sessions.linkId,
      studentName,
      hasCorrections: sql<boolean>`exists (select from ${corrections} made where made.quiz_id = ${asked.quizId})`,
    })
    .from(asked)
    .innerJoin(quizzes, eq(quizzes.id, asked.quizId))
    .innerJoin(students, eq(students.id, asked.studentId))
    .innerJoin(sessions, and(eq(sessions.id, asked.sessionId), eq(sessions.quizId, asked.quizId)))
    .where(which)

const hasId = eq(asked.id, sql.placeholder('id'))
const hasToken = eq(asked.tokenHash, sql.placeholder('tokenHash'))
const selectLocked = (tx: Queryable, which: SQL | undefined) =>
  selectAttempt(tx, which).for('no key update', { of: asked })

const readById = buildOnce((db) => selectAttempt(db, hasId))
const lockById = buildOnce((tx) => selectLocked(tx, hasId))
const lockByToken = buildOnce((tx) => selectLocked(tx, and(hasId, hasToken)))
