import type { StartAttemptBody, StartedAttempt } from '@quizwright/contracts/schemas/learner.ts'
import { eq } from 'drizzle-orm'
import { hashToken, makeToken } from '../auth/token.ts'
import type { Database, Queryable } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import { makeId } from '../database/make-id.ts'
import { attemptAnswers, attempts, quizzes } from '../database/tables.ts'
import { saveUnconfirmedStudent } from '../students/save-unconfirmed-student.ts'
import { nextAttemptNumber } from './next-attempt-number.ts'
import { readPaperQuestions } from './read-paper-questions.ts'
import { resolveSessionLink, sessionProblem } from './resolve-session-link.ts'

/**
 * Begins an attempt at the quiz that a session's link leads to. Its paper has the current questions of the quiz.
 * It is due when the duration of the quiz is over or the session ends, whichever comes first. Throws NOT_FOUND,
 * QUIZ_CLOSED, SESSION_NOT_BEGUN, SESSION_OVER and TOO_MANY_REQUESTS.
 */
export const startAttempt = (
  db: Database,
  { session_id: sessionId, student, browser_token: browserToken }: StartAttemptBody,
  now: Date,
): Promise<StartedAttempt> =>
  db.transaction(async (tx) => {
    const { quiz, session } = await resolveSessionLink(tx, sessionId)
    const problem = sessionProblem(session, now)
    if (problem) throw problem
    // Nobody saves the quiz while its questions are read: all questions of the paper are of one revision.
    await tx.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.id, quiz.id)).for('share')

    const browserHash = browserToken === undefined ? undefined : hashToken(browserToken)
    const { instructorId } = quiz
    const studentId = await saveUnconfirmedStudent(tx, { instructorId, details: student, browserHash }, now)
    const number = await nextAttemptNumber(tx, { quizId: quiz.id, studentId }, now)
    const id = makeId()
    const token = makeToken()
    const endOfDuration = now.getTime() + quiz.duration * 1_000
    await tx.insert(attempts).values({
      id,
      quizId: quiz.id,
      sessionId: session.id,
      studentId,
      number,
      startedAt: now,
      dueAt: new Date(Math.min(endOfDuration, session.endTime.getTime())),
      city: student.city,
      country: student.country,
      tokenHash: hashToken(token),
      browserHash: browserHash ?? hashToken(token),
    })
    await insertPaper(tx, id, quiz.id)
    return { attempt_id: id, token, session_id: session.id, number }
  })

/** Inserts a blank answer for each question of the quiz. */
const insertPaper = async (tx: Queryable, attemptId: string, quizId: string): Promise<void> => {
  const questions = await readPaperQuestions(tx, quizId)
  const blankAnswers = questions.map(({ questionId, revisionId, position, totalMarks }) => ({
    attemptId,
    questionId,
    revisionId,
    place: position,
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
  }))
  await insertRows(tx, attemptAnswers, blankAnswers)
}
