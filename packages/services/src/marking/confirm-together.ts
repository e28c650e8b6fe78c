import { Problem } from '@quizwright/contracts/problem.ts'
import { and, asc, eq, sql, type SQL } from '../database/drizzle.ts'
import { updateResult } from '../attempts/marks/update-result.ts'
import type { Queryable } from '../database/database.ts'
import { makeId } from '../database/queries/make-id.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { isAnswerOf } from './team/own-share.ts'
import { recountAttempts } from '../statistics/counts/count-attempt.ts'
import { inIds } from '../database/queries/in-ids.ts'
import { type Asked, findSureSuggestions, fingerprintOfSuggestions } from './sure-suggestions.ts'

/**
 * Confirms the sure suggestions of a quiz in one go, in the caller's transaction. The returned id identifies this
 * confirmation, so that it can be undone. Throws SUGGESTIONS_CHANGED if they are not those of `fingerprint`.
 */
export const confirmTogether = async (
  tx: Queryable,
  asked: Asked,
  fingerprint: string,
  now: Date,
): Promise<{ confirmed: number; confirmationId: string }> => {
  const confirmationId = makeId()
  const found = await findSureSuggestions(tx, asked)
  const attemptIds = [...new Set(found.map(({ attemptId }) => attemptId))].sort()
  await lockAttempts(tx, attemptIds)
  const answers = await findSureSuggestions(tx, asked)
  if (fingerprintOfSuggestions(answers) !== fingerprint || answers.length !== found.length)
    throw new Problem('SUGGESTIONS_CHANGED')
  await recountAttempts(tx, attemptIds, async () => {
    await tx
      .update(attemptAnswers)
      .set({
        confirmation: 'together',
        confirmedAt: now,
        confirmationId,
        markRevision: sql`${attemptAnswers.markRevision} + 1`,
      })
      .where(areAnswers(answers))
    for (const attemptId of attemptIds) await updateResult(tx, attemptId)
  })
  return { confirmed: answers.length, confirmationId }
}

/**
 * Returns the suggestions of this confirmation in one go to the queue, as far as somebody may mark them, except those
 * whose student has seen the result.
 */
export const undoConfirmation = async (
  tx: Queryable,
  { quizId, userId }: Asked,
  confirmationId: string,
): Promise<{ reopened: number; delivered: number }> => {
  const isOfIt = and(
    eq(attempts.quizId, quizId),
    eq(attemptAnswers.confirmationId, confirmationId),
    isAnswerOf(userId),
  )
  const concerned = () =>
    tx
      .select({
        attemptId: attemptAnswers.attemptId,
        questionId: attemptAnswers.questionId,
        isDelivered: attempts.isDelivered,
      })
      .from(attemptAnswers)
      .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(isOfIt)
  await lockAttempts(
    tx,
    (await concerned()).map(({ attemptId }) => attemptId),
  )
  const answers = await concerned()
  const open = answers.filter(({ isDelivered }) => !isDelivered)
  const attemptIds = [...new Set(open.map(({ attemptId }) => attemptId))]
  await recountAttempts(tx, attemptIds, async () => {
    await tx
      .update(attemptAnswers)
      .set({
        confirmation: null,
        confirmedAt: null,
        confirmationId: null,
        markRevision: sql`${attemptAnswers.markRevision} + 1`,
      })
      .where(and(areAnswers(open), eq(attemptAnswers.confirmationId, confirmationId)))
    for (const attemptId of attemptIds) await updateResult(tx, attemptId)
  })
  return { reopened: open.length, delivered: answers.length - open.length }
}

const areAnswers = (answers: readonly { attemptId: string; questionId: string }[]): SQL =>
  sql`(${attemptAnswers.attemptId}, ${attemptAnswers.questionId}) in (
    select attempt_id, question_id from jsonb_to_recordset(${JSON.stringify(
      answers.map((one) => ({ attempt_id: one.attemptId, question_id: one.questionId })),
    )}::jsonb) as named(attempt_id text, question_id text))`

const lockAttempts = async (tx: Queryable, attemptIds: readonly string[]): Promise<void> => {
  await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(inIds(attempts.id, attemptIds))
    .orderBy(asc(attempts.id))
    .for('no key update')
}
