import { elementAt } from '@quizwright/domain/defined.ts'
import { createHash } from 'node:crypto'
import { markingLimits } from '@quizwright/domain/limits.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { SureSuggestions } from '@quizwright/contracts/schemas/marking.ts'
import { and, asc, desc, eq, isNotNull, not, sql } from '../database/drizzle.ts'
import { isDescriptiveAnswer } from '../attempts/marks/descriptive-answers.ts'
import { computeResult } from '../attempts/marks/attempt-result.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { inIds } from '../database/queries/in-ids.ts'
import { isAnswerOf } from './team/own-share.ts'
import { isInReachOf, isMarkedTwice } from './team/shared-answer.ts'
import { certainty, isSure, isWaiting } from './waiting-answers.ts'

type SureAnswer = {
  attemptId: string
  questionId: string
  revision: number
  share: number
  isOffline: boolean
}

/** A quiz, and who confirms its suggestions. */
export type Asked = { quizId: string; userId: string }

/**
 * Finds the waiting sure suggestions of a quiz that somebody may confirm, the most certain first, up to the limit of
 * one confirmation. Answers that are marked twice are left out.
 */
export const findSureSuggestions = async (
  db: Queryable,
  { quizId, userId }: Asked,
): Promise<SureAnswer[]> => {
  const rows = await db
    .select({
      attemptId: attemptAnswers.attemptId,
      questionId: attemptAnswers.questionId,
      revision: attemptAnswers.markRevision,
      obtained: attemptAnswers.obtainedMarks,
      total: attemptAnswers.totalMarks,
      isOffline: sql<boolean>`${attemptAnswers.aiResult} ->> 'model' = 'offline'`,
    })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(and(eq(attempts.quizId, quizId), isWaiting, isSure, isInReachOf(userId), not(isMarkedTwice)))
    .orderBy(desc(certainty), asc(attemptAnswers.attemptId), asc(attemptAnswers.questionId))
    .limit(markingLimits.confirmedAtOnce)
  return rows.map(({ obtained, total, ...row }) => ({ ...row, share: total > 0 ? obtained / total : 0 }))
}

/** Identifies this set of suggestions. Any other set, or another mark, has another fingerprint. */
export const fingerprintOfSuggestions = (answers: readonly SureAnswer[]): string =>
  answers.length === 0
    ? 'none'
    : createHash('sha256')
        .update(answers.map((one) => `${one.attemptId} ${one.questionId} ${one.revision}`).join('\n'))
        .digest('hex')

/** Reads the effect of confirming the sure suggestions of a quiz, and that of the latest confirmation in one go. */
export const readSureSuggestions = async (db: Queryable, asked: Asked): Promise<SureSuggestions> => {
  const answers = await findSureSuggestions(db, asked)
  const shares = answers.map(({ share }) => share)
  const countOf = (fits: (share: number) => boolean) => shares.filter(fits).length
  return {
    count: answers.length,
    offline: answers.filter(({ isOffline }) => isOffline).length,
    mean_percentage:
      shares.length === 0 ? null : (100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length,
    distribution: {
      full: countOf((share) => share >= 1),
      half_or_more: countOf((share) => share >= 0.5 && share < 1),
      below_half: countOf((share) => share > 0 && share < 0.5),
      nothing: countOf((share) => share <= 0),
    },
    ...(await readCompletedResults(db, answers)),
    fingerprint: fingerprintOfSuggestions(answers),
    last: await readLastConfirmation(db, asked),
  }
}

/** Counts the results that have all their marks once these answers are confirmed, and how many of them pass. */
const readCompletedResults = async (db: Queryable, answers: readonly SureAnswer[]) => {
  const keyOf = (one: { attemptId: string; questionId: string }) => `${one.attemptId} ${one.questionId}`
  const confirmed = new Set(answers.map(keyOf))
  const rows = await db
    .select({ answer: attemptAnswers, quiz: quizzes, isDescriptive: isDescriptiveAnswer })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(inIds(attemptAnswers.attemptId, new Set(answers.map(({ attemptId }) => attemptId))))
  const results = [...Map.groupBy(rows, ({ answer }) => answer.attemptId).values()].map((ofAttempt) =>
    computeResult(
      ofAttempt.map(({ answer, isDescriptive }) => ({
        ...answer,
        isDescriptive,
        ...(confirmed.has(keyOf(answer)) && { confirmation: 'together' as const }),
      })),
      elementAt(ofAttempt, 0).quiz,
    ),
  )
  const completed = results.filter(({ isPassed }) => isPassed !== null)
  const passed = completed.filter(({ isPassed }) => isPassed).length
  return { results: completed.length, passed, failed: completed.length - passed }
}

const readLastConfirmation = async (
  db: Queryable,
  { quizId, userId }: Asked,
): Promise<SureSuggestions['last']> => {
  const [last] = await db
    .select({
      id: attemptAnswers.confirmationId,
      confirmedAt: attemptAnswers.confirmedAt,
      n: sql<number>`count(*)::int`,
      undelivered: sql<number>`(count(*) filter (where not ${attempts.isDelivered}))::int`,
    })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(and(eq(attempts.quizId, quizId), isNotNull(attemptAnswers.confirmationId), isAnswerOf(userId)))
    .groupBy(attemptAnswers.confirmationId, attemptAnswers.confirmedAt)
    .orderBy(desc(attemptAnswers.confirmedAt), desc(attemptAnswers.confirmationId))
    .limit(1)
  if (!last?.id || !last.confirmedAt) return null
  return {
    confirmation_id: last.id,
    confirmed_at: serializeDateTime(last.confirmedAt),
    count: last.n,
    can_be_undone: last.undelivered,
  }
}
