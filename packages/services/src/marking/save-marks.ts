import { Problem } from '@quizwright/contracts/problem.ts'
import { evaluationFindings, markFindings } from '@quizwright/domain/rules/mark.ts'
import { toProblem } from '@quizwright/contracts/validation/describe-findings.ts'
import type { MarkConflict, SavedMarks, SaveMarksBody } from '@quizwright/contracts/schemas/marking.ts'
import { and, asc, eq } from 'drizzle-orm'
import { isDescriptiveAnswer } from '../attempts/descriptive-answers.ts'
import { markGiven } from '../attempts/mark-answer.ts'
import { updateResult } from '../attempts/update-result.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { inIds } from '../database/in-ids.ts'
import { recountAttempts } from '../statistics/counts/count-attempt.ts'

type AnswerRow = typeof attemptAnswers.$inferSelect
type Locked = {
  answer: AnswerRow
  isDescriptive: boolean
  isDelivered: boolean
  quiz: typeof quizzes.$inferSelect
}

/**
 * Applies one decision to answers to one question, in the caller's transaction. An answer whose marks were changed
 * since the instructor saw them, or whose result its student has seen, is not changed and is returned as a conflict.
 * The others are saved. Repeating the call changes nothing. Throws NOT_FOUND and RULE.
 */
export const saveMarks = async (tx: Queryable, body: SaveMarksBody, now: Date): Promise<SavedMarks> => {
  const revisions = new Map(body.result_ids.map((id, index) => [id, body.revisions[index]!]))
  const locked = await lockAnswers(tx, [...revisions.keys()], body.question_id)
  if (locked.length !== revisions.size) throw new Problem('NOT_FOUND')
  requireMarkable(locked, body)
  const saved: SavedMarks['saved'] = []
  const conflicts: MarkConflict[] = []
  const changes: { attemptId: string; values: Partial<AnswerRow> }[] = []
  for (const one of locked) {
    const { answer } = one
    const seen = revisions.get(answer.attemptId)!
    const values = decide(one, body, now)
    const reason = conflictOf(one, seen, values, body)
    if (reason === 'saved before') saved.push({ result_id: answer.attemptId, revision: answer.markRevision })
    else if (reason) conflicts.push(describeConflict(answer, reason))
    else {
      saved.push({ result_id: answer.attemptId, revision: seen + 1 })
      changes.push({ attemptId: answer.attemptId, values: { ...values, markRevision: seen + 1 } })
    }
  }
  await recountAttempts(
    tx,
    changes.map(({ attemptId }) => attemptId),
    async () => {
      for (const { attemptId, values } of changes) {
        await tx.update(attemptAnswers).set(values).where(isAnswer(attemptId, body.question_id))
        await updateResult(tx, attemptId)
      }
    },
  )
  return { saved, conflicts }
}

const isAnswer = (attemptId: string, questionId: string) =>
  and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.questionId, questionId))

/** Locks all attempts in the same order before any is counted, so that parallel calls wait and never deadlock. */
const lockAnswers = async (tx: Queryable, attemptIds: string[], questionId: string): Promise<Locked[]> => {
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
