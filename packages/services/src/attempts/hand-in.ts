import { Problem } from '@quizwright/contracts/problem.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { eq, sql } from 'drizzle-orm'
import { passOneWay } from '../arrangement/one-way.ts'
import { readAnswerOrders } from '../arrangement/presented-lists.ts'
import { lockKeysOfAttempt } from '../corrections/lock-marking.ts'
import type { Queryable } from '../database/database.ts'
import { lateAnswers } from '../database/tables/late-answers.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { shareOutAttempt } from '../team-marking/share-out-attempt.ts'
import { awaitsMarks, resultOf } from './attempt-result.ts'
import { type Attempt, type AttemptWithQuiz, lockAttempt } from './find-attempt.ts'
import { requestGrading } from './grading-job.ts'
import { markAnswers } from './mark-answers.ts'
import { insertBlankAnswers } from './paper-answers.ts'
import { isOverdue, requireOpen } from './require-open.ts'
import { isSameAnswer } from './same-answer.ts'
import { saveAnswers, type SentAnswers } from './save-answers.ts'

/**
 * Hands in an attempt with its last answers: marks it, and requests the grading of descriptive answers, all in the
 * caller's transaction. The caller calls `countHandedIn` after that is committed. Repeating the same hand-in changes
 * nothing. Throws ATTEMPT_ENDED if it is repeated with other answers, and the problems of `requireOpen` and
 * `saveAnswers`. Returns the attempt as it is now.
 */
export const handIn = async (
  tx: Queryable,
  attemptId: string,
  sent: SentAnswers,
  now: Date,
): Promise<AttemptWithQuiz> => {
  await lockKeysOfAttempt(tx, attemptId)
  const found = await lockAttempt(tx, attemptId)
  const { toStored } = await readAnswerOrders(tx, found.attempt, sent.answers)
  const { open } = await passOneWay(tx, found.attempt, sent.answers.map(toStored), { advances: true })
  const given = { ...sent, answers: open }
  if (found.attempt.submittedAt) {
    await requireSameAnswers(tx, attemptId, given)
    return found
  }
  requireOpen(found, now)
  await saveAnswers(tx, found.attempt, given, now)
  return { ...found, attempt: await closeAttempt(tx, found, now) }
}

/**
 * Hands in the saved answers of an attempt whose time is over, dated at the end of its time. Does nothing if it was
 * handed in, still has time, or its quiz is closed. The caller calls `countHandedIn` after its transaction.
 */
export const handInOverdueAttempt = async (tx: Queryable, attemptId: string, now: Date): Promise<void> => {
  await lockKeysOfAttempt(tx, attemptId)
  const found = await lockAttempt(tx, attemptId)
  const { attempt, quiz } = found
  if (attempt.submittedAt || !isOverdue(found, now) || !quiz.isPublished || quiz.isArchived) return
  await closeAttempt(tx, found, now)
}

const requireSameAnswers = async (
  tx: Queryable,
  attemptId: string,
  { answers }: SentAnswers,
): Promise<void> => {
  const handedIn = await tx.select().from(attemptAnswers).where(eq(attemptAnswers.attemptId, attemptId))
  const late = await tx.select().from(lateAnswers).where(eq(lateAnswers.attemptId, attemptId))
  const byQuestion = Map.groupBy([...handedIn, ...late], (answer) => answer.questionId)
  const areSame = answers.every((answer) =>
    (byQuestion.get(answer.question_id) ?? []).some((before) => isSameAnswer(before, answer)),
  )
  if (!areSame) throw new Problem('ATTEMPT_ENDED')
}

/**
 * When an attempt counts as handed in: now, but not after its end, nor before its beginning if the clock was put
 * back.
 */
const handInTime = ({ startedAt, dueAt }: Attempt, now: Date): Date => {
  if (now < startedAt) return startedAt
  return now < dueAt ? now : dueAt
}

/** The time spent on the questions as the devices reported it, in seconds. Used if the clock was put back. */
const reportedTimeSpent = async (tx: Queryable, { id, startedAt, dueAt }: Attempt): Promise<number> => {
  const reported = elementAt(
    await tx
      .select({ seconds: sql<number>`coalesce(sum(${attemptAnswers.timeSpent}), 0)::double precision` })
      .from(attemptAnswers)
      .where(eq(attemptAnswers.attemptId, id)),
    0,
  )
  return Math.min(reported.seconds, (dueAt.getTime() - startedAt.getTime()) / 1_000)
}

const closeAttempt = async (
  tx: Queryable,
  { attempt, quiz }: AttemptWithQuiz,
  now: Date,
): Promise<Attempt> => {
  await insertBlankAnswers(tx, attempt)
  const marked = await markAnswers(tx, { attemptId: attempt.id, quiz })
  const submittedAt = handInTime(attempt, now)
  const timeSpent =
    now < attempt.startedAt
      ? await reportedTimeSpent(tx, attempt)
      : (submittedAt.getTime() - attempt.startedAt.getTime()) / 1_000
  const closed = elementAt(
    await tx
      .update(attempts)
      .set({ ...resultOf(marked, quiz), submittedAt, timeSpent })
      .where(eq(attempts.id, attempt.id))
      .returning(),
    0,
  )
  const written = marked.filter(awaitsMarks).length
  if (written > 0) {
    await shareOutAttempt(tx, attempt)
    await requestGrading(tx, [{ attemptId: attempt.id, answers: written }], quiz, now)
  }
  return closed
}
