import { and, asc, eq, isNotNull } from '../../database/drizzle.ts'
import { requestGrading } from '../../attempts/hand-in/grading-job.ts'
import { markGiven } from '../../attempts/marks/mark-answer.ts'
import type { Queryable } from '../../database/database.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import { insertRows } from '../../database/queries/insert-rows.ts'
import { attempts } from '../../database/tables/learner.ts'
import { regradings, replacedSuggestions } from '../../database/tables/regradings.ts'
import type { CorrectionPlan, NewSuggestion, Regrading } from '../planning/correction-plan.ts'
import type { AnswerInWords } from '../planning/read-met-attempts.ts'
import { type StoredSuggestion, storeSuggestions, withoutSuggestion } from './store-suggestions.ts'

/**
 * Locks all handed-in attempts at these quizzes, so that nobody marks them until the transaction ends. Must be called
 * before a regrading is planned. They are locked in the same order as everywhere else.
 */
export const lockHandedIn = async (tx: Queryable, quizIds: readonly string[]): Promise<void> => {
  await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(inIds(attempts.quizId, [...quizIds]), isNotNull(attempts.submittedAt)))
    .orderBy(asc(attempts.id))
    .for('no key update')
}

type Applied = { correctionId: string; quizId: string; questionId: string; now: Date }

/**
 * Replaces the old suggestions with the new ones and keeps the old ones for undo. Answers that came after the
 * grading are graded by the job of their attempt.
 */
export const applyRegrading = async (
  tx: Queryable,
  { correctionId, quizId, questionId, now }: Applied,
  { quiz }: Pick<CorrectionPlan, 'quiz'>,
  regrading: Regrading,
  report: (done: number, total: number) => void,
): Promise<void> => {
  const { replaced, notGradedYet } = regrading
  await insertRows(tx, replacedSuggestions, [
    ...replaced.map(({ answer }) => beforeOf(correctionId, answer)),
    ...notGradedYet.map((answer) => beforeOf(correctionId, answer)),
  ])
  await storeSuggestions(
    tx,
    { quizId, questionId },
    [
      ...replaced.map((one) => suggestionOf(one, quiz.passingPercentage, now)),
      ...notGradedYet.map(withoutSuggestion),
    ],
    report,
  )
  await requestGrading(
    tx,
    notGradedYet.map(({ attemptId }) => ({ attemptId, answers: 1 })),
    quiz,
    now,
  )
  await tx.delete(regradings).where(eq(regradings.id, regrading.id))
}

const beforeOf = (correctionId: string, answer: AnswerInWords): typeof replacedSuggestions.$inferInsert => ({
  correctionId,
  attemptId: answer.attemptId,
  before: {
    aiResult: answer.aiResult,
    confirmation: answer.confirmation,
    confirmedAt: answer.confirmedAt?.toISOString() ?? null,
    confirmationId: answer.confirmationId,
    obtainedMarks: answer.obtainedMarks,
    isCorrect: answer.isCorrect,
  },
  markRevision: answer.markRevision + 1,
})

/**
 * Whoever applies a correction has seen its preview, which confirms the sure suggestions in one go. The undo of the
 * correction restores them, so that they belong to no other confirmation.
 */
const suggestionOf = (
  { answer, aiResult, waits }: NewSuggestion,
  passingPercentage: number,
  now: Date,
): StoredSuggestion => ({
  attemptId: answer.attemptId,
  aiResult,
  ...markGiven(aiResult.marks_obtained, answer.totalMarks, passingPercentage),
  confirmation: waits ? null : 'together',
  confirmedAt: waits ? null : now,
  confirmationId: null,
})
