import { attemptLimits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { StartAttemptBody, StartedAttempt } from '@quizwright/contracts/schemas/learner.ts'
import { and, count, eq, isNull, max, gt } from 'drizzle-orm'
import type { Database, Queryable } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import { attemptAnswers, attempts, quizzes } from '../database/tables.ts'
import { hashToken, makeToken } from '../auth/token.ts'
import { makeId } from '../database/make-id.ts'
import { resolveSessionLink, sessionProblem } from './resolve-session-link.ts'
import { saveStudent } from './save-student.ts'
import { readPlaces } from './read-paper-questions.ts'

/**
 * Begins an attempt at what a session's link leads to. Its paper is what the quiz asks now, and it is due
 * when the quiz's time is over or the session ends, whichever comes first. Throws NOT_FOUND, QUIZ_CLOSED,
 * SESSION_NOT_BEGUN, SESSION_OVER and TOO_MANY_REQUESTS.
 */
export const startAttempt = (
  db: Database,
  { session_id, student, browser_token: browserToken }: StartAttemptBody,
  now: Date,
): Promise<StartedAttempt> =>
  db.transaction(async (tx) => {
    const taking = await resolveSessionLink(tx, session_id, now)
    const { quiz, session } = taking
    const closed = sessionProblem(taking, now)
    if (closed) throw new Problem(closed)
    // Nobody saves the quiz while its questions are read: the paper is of one revision.
    await tx.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.id, quiz.id)).for('share')

    const studentId = await saveStudent(tx, student, now)
    const browserHash = browserToken === undefined ? undefined : hashToken(browserToken)
    const number = await nextNumber(tx, { quizId: quiz.id, studentId, browserHash }, now)
    const id = makeId()
    const token = makeToken()
    const dueAt = new Date(Math.min(now.getTime() + quiz.duration * 1_000, session.endTime.getTime()))
    await tx.insert(attempts).values({
      id,
      quizId: quiz.id,
      sessionId: session.id,
      studentId,
      number,
      startedAt: now,
      dueAt,
      city: student.city,
      country: student.country,
      tokenHash: hashToken(token),
      browserHash: browserHash ?? hashToken(token),
    })
    const places = await readPlaces(tx, quiz.id)
    await insertRows(
      tx,
      attemptAnswers,
      places.map(({ questionId, revisionId, place, totalMarks }) => ({
        attemptId: id,
        questionId,
        revisionId,
        place,
        totalMarks,
        selected: [],
        answer: '',
        uploadedImages: [],
        isSkipped: true,
        isMarked: false,
        isChecked: false,
        isCorrect: false,
        obtainedMarks: 0,
        timeSpent: 0,
      })),
    )
    return { attempt_id: id, token, session_id: session.id, number }
  })

type Taker = { quizId: string; studentId: string; browserHash: string | undefined }

/**
 * The student's row is locked, so that nobody else counts meanwhile. What others began in the student's name,
 * in browsers of their own, is not in the way.
 */
const nextNumber = async (
  tx: Queryable,
  { quizId, studentId, browserHash }: Taker,
  now: Date,
): Promise<number> => {
  const own = and(eq(attempts.quizId, quizId), eq(attempts.studentId, studentId))
  const ofBrowser = browserHash === undefined ? undefined : eq(attempts.browserHash, browserHash)
  const [open] = await tx
    .select({ n: count() })
    .from(attempts)
    .where(and(own, ofBrowser, isNull(attempts.submittedAt), gt(attempts.dueAt, now)))
  if (open!.n >= attemptLimits.openAttempts)
    throw new Problem('TOO_MANY_REQUESTS', {
      message:
        'Several of your attempts at this quiz are under way already. Hand one in before you begin another.',
    })
  const [last] = await tx
    .select({ number: max(attempts.number) })
    .from(attempts)
    .where(own)
  return (last!.number ?? 0) + 1
}
