import { randomInt } from 'node:crypto'
import { type Arrangement, arrangementFor } from '@quizwright/domain/arrangement/schema.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { maxInteger } from '@quizwright/domain/limits.ts'
import type { StartAttemptBody, StartedAttempt } from '@quizwright/contracts/schemas/learner.ts'
import { eq } from 'drizzle-orm'
import { hashToken, makeToken } from '../auth/token.ts'
import type { Database, Queryable } from '../database/database.ts'
import { makeId } from '../database/make-id.ts'
import { attempts } from '../database/tables/learner.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { extraSecondsOf } from '../student-list/extra-seconds.ts'
import { admitStudent, type Caller } from '../students/admit-student.ts'
import { findBegunAttempt, findContinuedAttempt } from '../students/find-continued-attempt.ts'
import { minutesAllowed } from '../students/minutes-allowed.ts'
import { requireAttemptLeft } from '../students/require-attempt-left.ts'
import { studentOfAdmission } from '../students/student-of-admission.ts'
import { drawFor } from './draw-questions.ts'
import { nextAttemptNumber } from './next-attempt-number.ts'
import { type LinkTarget, resolveSessionLink, sessionProblem } from './resolve-session-link.ts'
import { savePaper } from './save-paper.ts'

/** A started attempt without its questions. */
type Started = Omit<StartedAttempt, 'attempt'>

/**
 * Begins an attempt at the quiz that a session's link leads to, with the current questions of the quiz. It is due
 * when the duration of the quiz is over or the session ends, whichever comes first. If the student already has an
 * open attempt, that one is continued. So is the attempt whose token is sent again because the first response was
 * lost. Throws NOT_FOUND, QUIZ_CLOSED, SESSION_NOT_BEGUN, SESSION_OVER, ATTEMPTS_USED_UP, TOO_MANY_REQUESTS, and the
 * problems of `admitStudent`.
 */
export const startAttempt = async (
  db: Database,
  body: StartAttemptBody,
  now: Date,
  caller: Caller = { address: '' },
): Promise<Started> => {
  const target = await openSessionOf(db, body, now)
  const admission = await admitStudent(db, target, body, caller, now)
  return db.transaction(async (tx) => {
    const { quiz, session } = await lockOpenSession(tx, body, target.session.id, now)
    const browserHash = body.browser_token === undefined ? undefined : hashToken(body.browser_token)
    const { linkId, attemptsAllowed } = session
    const owner = { instructorId: quiz.instructorId, browserHash }
    const { studentId, ...student } = await studentOfAdmission(tx, admission, owner, now)
    // The lock keeps others from saving the quiz, so that all questions of the paper are of one revision. The
    // student is locked before the quiz, in the same order as in merging students and in handing in.
    const [locked] = await tx
      .select({ arrangement: quizzes.arrangement, moreMinutes: minutesAllowed({ linkId, studentId }) })
      .from(quizzes)
      .where(eq(quizzes.id, quiz.id))
      .for('share')
    if (admission.kind === 'known') {
      const open = await findContinuedAttempt(tx, { studentId, linkId }, now)
      if (open) return { ...started(open, session.id, admission.token), continued: true }
    }
    const token = body.attempt_token ?? makeToken()
    const tokenHash = hashToken(token)
    const begun = await findBegunAttempt(tx, { studentId, linkId, tokenHash })
    if (begun) return started(begun, session.id, token)
    await requireAttemptLeft(tx, { studentId, linkId, attemptsAllowed })
    const number = await nextAttemptNumber(tx, { quizId: quiz.id, studentId }, now)
    const id = makeId()
    const extraTime = admission.kind === 'known' ? admission.extraTime : 0
    const extraSeconds = extraSecondsOf(quiz.duration, extraTime) + (locked?.moreMinutes ?? 0) * 60
    const endOfDuration = now.getTime() + quiz.duration * 1_000
    const arranged = arrangedBy(quiz.quizType, locked?.arrangement ?? null) ?? {}
    const keep = await drawFor(tx, { quizId: quiz.id, studentId }, arranged)
    await tx.insert(attempts).values({
      id,
      quizId: quiz.id,
      sessionId: session.id,
      studentId,
      ...arranged,
      paperId: await savePaper(tx, quiz.id, now, keep),
      number,
      startedAt: now,
      dueAt: new Date(Math.min(endOfDuration, session.endTime.getTime()) + extraSeconds * 1_000),
      extraSeconds,
      ...student,
      tokenHash,
      browserHash: browserHash ?? tokenHash,
    })
    return started({ id, number }, session.id, token)
  })
}

/** Returns what decides how the paper of a new attempt differs from others. */
const arrangedBy = (quizType: QuizType, arrangement: Arrangement | null) =>
  arrangement && { arrangement: arrangementFor(quizType, arrangement), seed: randomInt(maxInteger) }

/** Resolves a link and returns its open session. Throws the problem that prevents beginning an attempt there. */
const openSessionOf = async (
  db: Queryable,
  { session_id: sessionId }: StartAttemptBody,
  now: Date,
): Promise<LinkTarget> => {
  const target = await resolveSessionLink(db, sessionId)
  const problem = sessionProblem(target.session, now)
  if (problem) throw problem
  return target
}

/**
 * Returns the open session, locked until the transaction ends. If its end is moved at the same time, either this
 * attempt gets the new end, or the change waits and then moves the attempt. The session is locked before the
 * attempts, in the same order as when a session is changed. `expectedId` is the session to which the link led before: a
 * new version may continue it meanwhile.
 */
const lockOpenSession = async (
  tx: Queryable,
  body: StartAttemptBody,
  expectedId: string,
  now: Date,
): Promise<LinkTarget> => {
  await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, expectedId)).for('share')
  const target = await openSessionOf(tx, body, now)
  return target.session.id === expectedId ? target : lockOpenSession(tx, body, target.session.id, now)
}

const started = (
  { id, number }: { id: string; number: number },
  sessionId: string,
  token: string,
): Started => ({ attempt_id: id, token, session_id: sessionId, number, continued: false })
