import { Problem } from '@quizwright/contracts/problem.ts'
import type { GivenAnswer } from '@quizwright/contracts/schemas/learner.ts'
import { eq, sql } from 'drizzle-orm'
import { countAttempt } from '../statistics/counts/count-attempt.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts, questionRevisions, quizzes } from '../database/tables.ts'
import { addJob } from '../jobs/add-job.ts'
import { figuresOf } from './attempt-result.ts'
import { type Found, isOverdue, lockAttempt, requireOpen } from './find-attempt.ts'
import { gradingKind, type GradingInput } from './grading-job.ts'
import { markChoice } from './mark-answer.ts'
import { saveAnswers, saysTheSame } from './save-answers.ts'

/**
 * Hands an attempt in with its last answers: marks it, counts it and, where answers are words, asks for their
 * grading, all in the caller's transaction. The same hand-in again changes nothing; one with other answers
 * throws ATTEMPT_ENDED. Throws what `requireOpen` and `saveAnswers` throw.
 */
export const handIn = async (
  tx: Queryable,
  attemptId: string,
  answers: readonly GivenAnswer[],
  now: Date,
): Promise<void> => {
  const found = await lockAttempt(tx, attemptId)
  if (found.attempt.submittedAt) return refuseOthers(tx, attemptId, answers)
  requireOpen(found, now)
  await saveAnswers(tx, found.attempt, answers, now)
  await close(tx, found, now)
}

/**
 * Hands in what was saved of an attempt whose time is over, as of the end of its time. One that was handed
 * in, still has time, or whose quiz is closed stays as it is.
 */
export const handInOverdueAttempt = async (tx: Queryable, attemptId: string, now: Date): Promise<void> => {
  const found = await lockAttempt(tx, attemptId)
  const { attempt, quiz } = found
  if (attempt.submittedAt || !isOverdue(found, now) || !quiz.isPublished || quiz.isArchived) return
  await close(tx, found, now)
}

const refuseOthers = async (
  tx: Queryable,
  attemptId: string,
  answers: readonly GivenAnswer[],
): Promise<void> => {
  const handedIn = await tx.select().from(attemptAnswers).where(eq(attemptAnswers.attemptId, attemptId))
  const byQuestion = new Map(handedIn.map((answer) => [answer.questionId, answer]))
  const isSame = answers.every((answer) => {
    const before = byQuestion.get(answer.question_id)
    return before !== undefined && saysTheSame(before, answer)
  })
  if (!isSame) throw new Problem('ATTEMPT_ENDED')
}

const close = async (tx: Queryable, { attempt, quiz }: Found, now: Date): Promise<void> => {
  const isDescriptive = quiz.quizType === 'daq'
  const marked = await markAnswers(tx, attempt.id, isDescriptive)
  const submittedAt = now < attempt.dueAt ? now : attempt.dueAt
  await tx
    .update(attempts)
    .set({
      ...figuresOf(marked, quiz),
      submittedAt,
      timeSpent: (submittedAt.getTime() - attempt.startedAt.getTime()) / 1_000,
    })
    .where(eq(attempts.id, attempt.id))
  const written = marked.filter((answer) => !answer.isSkipped).length
  const input: GradingInput = { attemptId: attempt.id }
  if (isDescriptive && written > 0)
    await addJob(
      tx,
      { ownerId: quiz.instructorId, kind: gradingKind, input, total: written, unlimited: true },
      now,
    )
  await countAttempt(tx, attempt.id)
  // Last of all: until the transaction ends, everybody else who hands in at this quiz waits for this row.
  await tx
    .update(quizzes)
    .set({ attempts: sql`${quizzes.attempts} + 1` })
    .where(eq(quizzes.id, quiz.id))
}

/** Answers in words have no marks until they are graded. */
const markAnswers = async (tx: Queryable, attemptId: string, isDescriptive: boolean) => {
  const rows = await tx
    .select({ answer: attemptAnswers, content: questionRevisions.content })
    .from(attemptAnswers)
    .innerJoin(questionRevisions, eq(questionRevisions.id, attemptAnswers.revisionId))
    .where(eq(attemptAnswers.attemptId, attemptId))
  const marked = rows.map(({ answer, content }) => ({
    ...answer,
    ...(isDescriptive
      ? { isCorrect: false, obtainedMarks: 0 }
      : markChoice(content, answer.selected, answer.totalMarks)),
  }))
  const marks = marked.map(({ questionId, isCorrect, obtainedMarks }) => ({
    question_id: questionId,
    is_correct: isCorrect,
    obtained_marks: obtainedMarks,
  }))
  await tx.execute(sql`
    update ${attemptAnswers} as kept set is_correct = marked.is_correct, obtained_marks = marked.obtained_marks
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as marked(question_id text, is_correct boolean, obtained_marks double precision)
    where kept.attempt_id = ${attemptId} and kept.question_id = marked.question_id`)
  return marked
}
