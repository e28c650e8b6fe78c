import { Problem } from '@quizwright/contracts/problem.ts'
import { elementAt, entryOf } from '@quizwright/domain/defined.ts'
import { evaluationFindings, markFindings } from '@quizwright/domain/rules/mark.ts'
import { toProblem } from '@quizwright/contracts/validation/describe-findings.ts'
import type { MarkConflict, SavedMarks, SaveMarksBody } from '@quizwright/contracts/schemas/marking.ts'
import { and, asc, eq, sql } from '../database/drizzle.ts'
import { isDescriptiveAnswer } from '../attempts/marks/descriptive-answers.ts'
import { markGiven } from '../attempts/marks/mark-answer.ts'
import { updateResult } from '../attempts/marks/update-result.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { inIds } from '../database/queries/in-ids.ts'
import { requireRight } from '../auth/rights/rights.ts'
import { mayUse } from '../auth/rights/role-of.ts'
import { recountAttempts } from '../statistics/counts/count-attempt.ts'
import { refuseShareOfOther } from './team/refuse-share.ts'
import { type Sharing, sharing } from './team/shared-answer.ts'
import { readUnseenMarks } from './team/unseen-marks.ts'
import { destinationOf, giveUnseenMark, type TwiceMarked, unseenConflictOf } from './unseen-decision.ts'

type AnswerRow = typeof attemptAnswers.$inferSelect
type Locked = {
  answer: AnswerRow
  isDescriptive: boolean
  isDelivered: boolean
  quiz: typeof quizzes.$inferSelect
  sharing: Sharing | null
  mayEdit: boolean
  mayMark: boolean
}
type By = { userId: string; now: Date }

/**
 * Applies one decision to answers to one question, in the caller's transaction. An answer whose marks were changed
 * since the instructor saw them, or whose result its student has seen, is not changed and is returned as a conflict.
 * The others are saved. A mark of an answer that two people mark unseen counts once both are there. Repeating the call
 * changes nothing. Throws NOT_FOUND, RULE and, for another's share, ROLE_NEEDED.
 */
export const saveMarks = async (
  tx: Queryable,
  body: SaveMarksBody,
  { userId, now }: By,
): Promise<SavedMarks> => {
  const revisions = new Map(body.result_ids.map((id, index) => [id, elementAt(body.revisions, index)]))
  const locked = await lockAnswers(tx, [...revisions.keys()], body.question_id, userId)
  if (locked.length !== revisions.size) throw new Problem('NOT_FOUND')
  // The call may have waited for the locks, and the role may have been taken away meanwhile.
  if (!locked.every(({ mayMark }) => mayMark))
    await requireRight(tx, { right: 'marker' }, 'result', body.result_ids, userId)
  requireMarkable(locked, body)
  await refuseShareOfOther(tx, locked)
  const isShared = locked.some((one) => one.sharing !== null)
  const unseen = isShared ? await readUnseenMarks(tx, [...revisions.keys()], body.question_id) : new Map()
  const saved: SavedMarks['saved'] = []
  const conflicts: MarkConflict[] = []
  const changes: Change[] = []
  for (const one of locked) {
    const { answer } = one
    const seen = entryOf(revisions, answer.attemptId)
    const twice = one.sharing && { ...one, sharing: one.sharing, given: unseen.get(answer.attemptId) ?? [] }
    const done = twice
      ? await decideInTeam(tx, twice, { body, seen, userId, now })
      : decideAlone(one, { body, seen, now })
    if ('conflict' in done) conflicts.push(describeConflict(answer, done.conflict))
    else {
      saved.push({ result_id: answer.attemptId, revision: answer.markRevision + (done.values ? 1 : 0) })
      if (done.values) changes.push({ attemptId: answer.attemptId, values: done.values })
    }
  }
  await recountAttempts(
    tx,
    changes.map(({ attemptId }) => attemptId),
    async () => {
      for (const { attemptId, values } of changes) {
        await tx
          .update(attemptAnswers)
          .set({ ...values, markRevision: sql`${attemptAnswers.markRevision} + 1` })
          .where(isAnswer(attemptId, body.question_id))
        await updateResult(tx, attemptId)
      }
    },
  )
  return { saved, conflicts }
}

type Change = { attemptId: string; values: Partial<AnswerRow> }
type Deciding = { body: SaveMarksBody; seen: number; now: Date }
/** What becomes of an answer: `values` are its new ones, null if it stays as it is. */
type Decided = { values: Partial<AnswerRow> | null } | { conflict: MarkConflict['reason'] }

const decideAlone = (one: Locked, { body, seen, now }: Deciding): Decided => {
  const values = decide(one, body, now)
  const reason = conflictOf(one, seen, values, body)
  if (reason === 'saved before') return { values: null }
  return reason ? { conflict: reason } : { values }
}

const decideInTeam = async (
  tx: Queryable,
  one: Locked & TwiceMarked,
  { userId, ...deciding }: Deciding & { userId: string },
): Promise<Decided> => {
  const { body, seen, now } = deciding
  const by = { userId, now, mayEdit: one.mayEdit, isOwner: one.quiz.instructorId === userId }
  const destination = destinationOf(one, body.decision, by)
  if (destination === 'settled') return { conflict: 'settled' }
  if (destination === 'counts') return decideAlone(one, deciding)
  const conflict = unseenConflictOf(one, body, { seen, isDelivered: one.isDelivered })
  return conflict ? { conflict } : { values: await giveUnseenMark(tx, one, body, by) }
}

const isAnswer = (attemptId: string, questionId: string) =>
  and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.questionId, questionId))

/** Locks all attempts in the same order before any is counted, so that parallel calls wait and never deadlock. */
const lockAnswers = async (
  tx: Queryable,
  attemptIds: string[],
  questionId: string,
  userId: string,
): Promise<Locked[]> => {
  await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(inIds(attempts.id, attemptIds))
    .orderBy(asc(attempts.id))
    .for('no key update')
  return tx
    .select({
      answer: attemptAnswers,
      isDescriptive: isDescriptiveAnswer,
      isDelivered: attempts.isDelivered,
      quiz: quizzes,
      sharing: sharing(userId),
      mayEdit: sql<boolean>`${mayUse(userId, 'editor')}`,
      mayMark: sql<boolean>`${mayUse(userId, 'marker')}`,
    })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(and(inIds(attemptAnswers.attemptId, attemptIds), eq(attemptAnswers.questionId, questionId)))
    .orderBy(asc(attemptAnswers.attemptId))
}

const requireMarkable = (locked: readonly Locked[], { decision, marks = 0 }: SaveMarksBody): void => {
  const leastMarks = Math.min(...locked.map(({ answer }) => answer.totalMarks))
  const broken = toProblem([
    ...locked
      .flatMap(({ isDescriptive }) => evaluationFindings({ isDescriptive, isDelivered: false }))
      .slice(0, 1),
    ...(decision === 'mark' ? markFindings(marks, leastMarks) : []),
  ])
  if (broken) throw broken
}

/** Returns the answer after the decision. */
const decide = ({ answer, quiz }: Locked, body: SaveMarksBody, now: Date): Partial<AnswerRow> => {
  const isMarked = body.decision === 'mark'
  const marks = (isMarked ? body.marks : answer.aiResult?.marks_obtained) ?? 0
  const evaluation = body.evaluation?.trim() ? body.evaluation : null
  const isConfirmed = body.decision === 'confirm'
  return {
    ...markGiven(marks, answer.totalMarks, quiz.passingPercentage),
    instructorMarks: isMarked ? marks : null,
    instructorEvaluation: evaluation,
    confirmation: isConfirmed ? 'one' : null,
    confirmedAt: isConfirmed ? now : null,
    confirmationId: null,
  }
}

const conflictOf = (
  { answer, isDelivered }: Locked,
  seen: number,
  values: Partial<AnswerRow>,
  { decision }: SaveMarksBody,
): MarkConflict['reason'] | 'saved before' | undefined => {
  const isSame = (['instructorMarks', 'instructorEvaluation', 'confirmation'] as const).every(
    (name) => answer[name] === values[name],
  )
  if (isSame && answer.markRevision === seen + 1) return 'saved before'
  if (isDelivered) return 'delivered'
  if (answer.markRevision !== seen) return 'changed'
  return decision === 'confirm' && answer.aiResult === null ? 'no_suggestion' : undefined
}

const describeConflict = (answer: AnswerRow, reason: MarkConflict['reason']): MarkConflict => ({
  result_id: answer.attemptId,
  reason,
  revision: answer.markRevision,
  marks: answer.instructorMarks ?? (answer.confirmation ? answer.obtainedMarks : null),
  confirmation: answer.confirmation,
})
