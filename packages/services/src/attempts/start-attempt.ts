import { randomInt } from 'node:crypto'
import { arrangementIn } from '@quizwright/domain/arrangement/in-session.ts'
import { type Arrangement, arrangementFor } from '@quizwright/domain/arrangement/schema.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { maxInteger } from '@quizwright/domain/limits.ts'
import type { StartAttemptBody, StartedAttempt } from '@quizwright/contracts/schemas/learner.ts'
import { eq } from 'drizzle-orm'
import { hashToken, makeToken } from '../auth/token.ts'
import type { Database, Queryable } from '../database/database.ts'
import { makeId } from '../database/make-id.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { extraSecondsOf } from '../student-list/extra-seconds.ts'
import { admitStudent, type Caller } from '../students/admit-student.ts'
import { findContinuedAttempt } from '../students/find-continued-attempt.ts'
import { minutesAllowed } from '../students/minutes-allowed.ts'
import type { StudentAtLink } from '../students/read-allowance.ts'
import { requireAttemptLeft } from '../students/require-attempt-left.ts'
import { studentOfAdmission } from '../students/student-of-admission.ts'
import { drawFor } from './draw-questions.ts'
import { readEarlierAttempts, requireFew } from './earlier-attempts.ts'
import type { AttemptWithQuiz } from './find-attempt.ts'
import { createMetReader } from './met-questions.ts'
import {
  closedProblem,
  type LinkTarget,
  lockSessionOfLink,
  resolveSessionLink,
  sessionProblem,
} from './resolve-session-link.ts'
import { makePaper, storeWithPaper } from './store-with-paper.ts'

/** A started attempt without its questions; `found` is what is stored of one that is new. */
type Started = Omit<StartedAttempt, 'attempt'> & { found?: AttemptWithQuiz }

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
  const target = openTarget(await resolveSessionLink(db, body.session_id), now)
  const admission = await admitStudent(db, target, body, caller, now)
  return db.transaction(async (tx) => {
    // If the end of the session is moved at the same time, either this attempt gets the new end, or the change waits
    // and then moves the attempt. The session is locked before the attempts, as when it is changed.
    const { quiz, session } = openTarget(await lockSessionOfLink(tx, body.session_id), now)
    const browserHash = body.browser_token === undefined ? undefined : hashToken(body.browser_token)
    const { linkId, attemptsAllowed } = session
    const owner = { instructorId: quiz.instructorId, browserHash }
    const { studentId, name, ...student } = await studentOfAdmission(tx, admission, owner, now)
    const { arrangement, moreMinutes } = await lockTakeable(tx, quiz.id, { linkId, studentId })
    if (admission.kind === 'known') {
      const open = await findContinuedAttempt(tx, { studentId, linkId }, now)
      if (open) return { ...started(open, session.id, admission.token), continued: true }
    }
    const token = body.attempt_token ?? makeToken()
    const tokenHash = hashToken(token)
    const earlier = await readEarlierAttempts(tx, { quizId: quiz.id, studentId, session, tokenHash }, now)
    if (earlier.begun) return started(earlier.begun, session.id, token)
    await requireAttemptLeft(tx, { studentId, linkId, attemptsAllowed })
    requireFew(earlier)
    const extraTime = admission.kind === 'known' ? admission.extraTime : 0
    const extraSeconds = extraSecondsOf(quiz.duration, extraTime) + moreMinutes * 60
    const endOfDuration = now.getTime() + quiz.duration * 1_000
    const arranged = arrangedBy(quiz.quizType, arrangementIn(arrangement, session.arrangement)) ?? {}
    const readMet = createMetReader(tx, { quizId: quiz.id, studentId })
    const keep = await drawFor(readMet, arranged)
    const begun = {
      id: makeId(),
      quizId: quiz.id,
      sessionId: session.id,
      studentId,
      ...arranged,
      number: earlier.last + 1,
      startedAt: now,
      dueAt: new Date(Math.min(endOfDuration, session.endTime.getTime()) + extraSeconds * 1_000),
      extraSeconds,
      ...student,
      tokenHash,
      browserHash: browserHash ?? tokenHash,
    }
    const attempt = await storeWithPaper(tx, begun, await makePaper(tx, quiz.id, keep, readMet))
    const { name: sessionName, sharedDevices, language } = session
    const numberInSession = earlier.inSession + 1
    const found = {
      attempt,
      quiz,
      sessionName,
      numberInSession,
      sharedDevices,
      language,
      linkId,
      studentName: name,
    }
    return { ...started(attempt, session.id, token), found }
  })
}

/** Returns what decides how the paper of a new attempt differs from others. */
const arrangedBy = (quizType: QuizType, arrangement: Arrangement | null) =>
  arrangement && { arrangement: arrangementFor(quizType, arrangement), seed: randomInt(maxInteger) }

/** Returns a session if it is open. Throws the problem that prevents beginning an attempt there. */
const openTarget = (target: LinkTarget, now: Date): LinkTarget => {
  const problem = sessionProblem(target.session, now)
  if (problem) throw problem
  return target
}

/**
 * Keeps others from saving or closing a quiz until the transaction ends, so that all questions of the paper are of one
 * revision. The student is locked before the quiz, in the same order as in merging students and in handing in. Throws
 * QUIZ_CLOSED.
 */
const lockTakeable = async (tx: Queryable, quizId: string, student: StudentAtLink) => {
  const { arrangement, isPublished, isArchived } = quizzes
  const [locked] = await tx
    .select({ arrangement, isPublished, isArchived, moreMinutes: minutesAllowed(student) })
    .from(quizzes)
    .where(eq(quizzes.id, quizId))
    .for('share')
  if (!locked?.isPublished || locked.isArchived) throw closedProblem(locked ? [locked] : [])
  return locked
}

const started = (
  { id, number }: { id: string; number: number },
  sessionId: string,
  token: string,
): Started => ({ attempt_id: id, token, session_id: sessionId, number, continued: false })
