import { and, asc, eq, sql } from '../../database/drizzle.ts'
import { markGiven } from '../../attempts/marks/mark-answer.ts'
import { updateResult } from '../../attempts/marks/update-result.ts'
import type { Queryable } from '../../database/database.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { unseenMarks } from '../../database/tables/marking-team.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { recountAttempts } from '../../statistics/counts/count-attempt.ts'
import { isMarkedTwice, sharing } from './shared-answer.ts'

export type UnseenMark = typeof unseenMarks.$inferSelect
type AnswerRow = typeof attemptAnswers.$inferSelect

/** Marks have few decimals. Two marks closer than this are equal and differ only by rounding errors. */
const sameMark = 1e-9

/** Reads the unseen marks of these attempts' answers to a question, the first given first, by attempt. */
export const readUnseenMarks = async (
  tx: Queryable,
  attemptIds: readonly string[],
  questionId: string,
): Promise<Map<string, UnseenMark[]>> => {
  const rows = await tx
    .select()
    .from(unseenMarks)
    .where(and(inIds(unseenMarks.attemptId, attemptIds), eq(unseenMarks.questionId, questionId)))
    .orderBy(asc(unseenMarks.markedAt), asc(unseenMarks.accountId))
  return Map.groupBy(rows, ({ attemptId }) => attemptId)
}

/** Whether two marks are near enough that nobody needs to decide between them. */
export const areNear = (
  [one, other]: readonly UnseenMark[],
  totalMarks: number,
  mostDifference: number,
): boolean =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one.marks - other.marks) <= (mostDifference / 100) * totalMarks + sameMark

/** The answer with a mark that two people gave: the first one's. */
export const settledBy = (
  { marks, evaluation }: UnseenMark,
  { totalMarks }: Pick<AnswerRow, 'totalMarks'>,
  passingPercentage: number,
): Partial<AnswerRow> => ({
  ...markGiven(marks, totalMarks, passingPercentage),
  instructorMarks: marks,
  instructorEvaluation: evaluation,
  confirmation: null,
  confirmedAt: null,
  confirmationId: null,
})

/**
 * Lets marks count that no longer wait, after the sample became smaller or larger differences were allowed: two that
 * are near enough now, and one of an answer that is no longer marked twice.
 */
export const settleAll = async (tx: Queryable, quizId: string): Promise<void> => {
  const lockedRows = tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        eq(attempts.quizId, quizId),
        sql`exists (select 1 from ${unseenMarks} where ${unseenMarks.attemptId} = ${attempts.id})`,
      ),
    )
    .orderBy(asc(attempts.id))
    .for('no key update')
  const attemptIds = (await lockedRows).map(({ id }) => id)
  if (attemptIds.length === 0) return
  const answers = await tx
    .select({ answer: attemptAnswers, sharing: sharing(''), passing: quizzes.passingPercentage })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(
      and(
        inIds(attemptAnswers.attemptId, attemptIds),
        sql`${attemptAnswers.instructorMarks} is null and ${attemptAnswers.confirmation} is null`,
        isMarkedTwice,
      ),
    )
  const marks = await tx
    .select()
    .from(unseenMarks)
    .where(inIds(unseenMarks.attemptId, attemptIds))
    .orderBy(asc(unseenMarks.markedAt), asc(unseenMarks.accountId))
  const byAnswer = Map.groupBy(marks, ({ attemptId, questionId }) => `${attemptId} ${questionId}`)
  const settled = answers.flatMap(({ answer, sharing: of, passing }) => {
    const found = byAnswer.get(`${answer.attemptId} ${answer.questionId}`) ?? []
    const counts =
      found.length === 1 ? !of?.isDrawn : areNear(found, answer.totalMarks, of?.mostDifference ?? 0)
    return counts && found[0] ? [{ answer, values: settledBy(found[0], answer, passing) }] : []
  })
  const changed = [...new Set(settled.map(({ answer }) => answer.attemptId))].sort()
  await recountAttempts(tx, changed, async () => {
    for (const { answer, values } of settled)
      await tx
        .update(attemptAnswers)
        .set({ ...values, markRevision: answer.markRevision + 1 })
        .where(
          and(
            eq(attemptAnswers.attemptId, answer.attemptId),
            eq(attemptAnswers.questionId, answer.questionId),
          ),
        )
    for (const attemptId of changed) await updateResult(tx, attemptId)
  })
}
