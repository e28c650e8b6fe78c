import type { MarkConflict, SaveMarksBody } from '@quizwright/contracts/schemas/marking.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { and, eq } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import type { attemptAnswers } from '../database/tables/learner.ts'
import { unseenMarks } from '../database/tables/marking-team.ts'
import type { quizzes } from '../database/tables/quizzes.ts'
import type { Sharing } from './team/shared-answer.ts'
import { areNear, settledBy, type UnseenMark } from './team/unseen-marks.ts'

type AnswerRow = typeof attemptAnswers.$inferSelect

/** An answer of a quiz that is shared out, with the marks that were given unseen. */
export type TwiceMarked = {
  answer: AnswerRow
  quiz: typeof quizzes.$inferSelect
  sharing: Sharing
  given: readonly UnseenMark[]
}
type By = { userId: string; isOwner: boolean; mayEdit: boolean; now: Date }

const isWaiting = ({ instructorMarks, confirmation }: AnswerRow): boolean =>
  instructorMarks === null && confirmation === null

/**
 * Where a decision on an answer goes: to the answer itself (`counts`), or to the marks that are compared before one of
 * them counts (`unseen`). `settled`: two people have marked it, so that only others may change it.
 */
export const destinationOf = (
  { answer, sharing, given }: TwiceMarked,
  decision: SaveMarksBody['decision'],
  { userId, isOwner, mayEdit }: By,
): 'counts' | 'unseen' | 'settled' => {
  const isOwn = given.some(({ accountId }) => accountId === userId)
  if (isWaiting(answer)) {
    if (!sharing.isDrawn && given.length === 0) return 'counts'
    if (given.length < 2) return 'unseen'
    if (isOwn && decision === 'reopen') return 'unseen'
    return isOwner ? 'counts' : 'settled'
  }
  if (given.length < 2) return 'counts'
  // Who takes a mark back or corrects it still has not seen the other's.
  const isAgreed = areNear(given, answer.totalMarks, sharing.mostDifference)
  if (isOwn && isAgreed) return 'unseen'
  return mayEdit ? 'counts' : 'settled'
}

/**
 * Stores the mark of one of two people who mark an answer unseen, or takes it back. Returns the answer as it is then,
 * if its mark counts by that or no longer does; null if it waits as before.
 */
export const giveUnseenMark = async (
  tx: Queryable,
  { answer, quiz, sharing, given }: TwiceMarked,
  body: SaveMarksBody,
  { userId, now }: By,
): Promise<Partial<AnswerRow> | null> => {
  const { attemptId, questionId } = answer
  const others = given.filter(({ accountId }) => accountId !== userId)
  const own = given.find(({ accountId }) => accountId === userId)
  const marks =
    body.decision === 'mark' ? defined(body.marks, 'body.marks') : (answer.aiResult?.marks_obtained ?? 0)
  const evaluation = body.evaluation?.trim() ? body.evaluation : null
  const markedAt = own?.markedAt ?? now
  const mark = { attemptId, questionId, accountId: userId, marks, evaluation, markedAt }
  const isRepeated = body.decision === 'reopen' ? !own : own?.marks === marks && own.evaluation === evaluation
  if (isRepeated) return null
  if (body.decision === 'reopen')
    await tx
      .delete(unseenMarks)
      .where(
        and(
          eq(unseenMarks.attemptId, attemptId),
          eq(unseenMarks.questionId, questionId),
          eq(unseenMarks.accountId, userId),
        ),
      )
  else
    await tx
      .insert(unseenMarks)
      .values(mark)
      .onConflictDoUpdate({
        target: [unseenMarks.attemptId, unseenMarks.questionId, unseenMarks.accountId],
        set: { marks, evaluation },
      })
  const both = body.decision === 'reopen' ? others : [...others, mark].toSorted(byTime)
  if (areNear(both, answer.totalMarks, sharing.mostDifference))
    return settledBy(elementAt(both, 0), answer, quiz.passingPercentage)
  if (isWaiting(answer)) return null
  return { instructorMarks: null, instructorEvaluation: null, confirmation: null, confirmedAt: null }
}

const byTime = (one: UnseenMark, other: UnseenMark): number =>
  one.markedAt.getTime() - other.markedAt.getTime() || (one.accountId < other.accountId ? -1 : 1)

/** Why a mark that is given unseen is not stored. Marks of others are none: nobody has seen them. */
export const unseenConflictOf = (
  { answer }: TwiceMarked,
  { decision }: SaveMarksBody,
  { seen, isDelivered }: { seen: number; isDelivered: boolean },
): MarkConflict['reason'] | undefined => {
  if (isDelivered) return 'delivered'
  if (decision !== 'confirm') return undefined
  if (answer.aiResult === null) return 'no_suggestion'
  // A suggestion that was replaced meanwhile is not the one that was confirmed.
  return isWaiting(answer) && answer.markRevision !== seen ? 'changed' : undefined
}
