import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { isDescriptive } from '@quizwright/domain/kinds/kind-of.ts'
import { markFindings } from '@quizwright/domain/rules/mark.ts'
import { correctionTexts } from '@quizwright/domain/rules/correction-texts.ts'
import { toProblem } from '@quizwright/contracts/validation/describe-findings.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { CorrectAnswerBody, CorrectionSummary } from '@quizwright/domain/schemas/correction.ts'
import { and, eq } from '../../database/drizzle.ts'
import { awaitsMarks } from '../../attempts/marks/attempt-result.ts'
import { lockAttempt } from '../../attempts/find-attempt.ts'
import { markGiven } from '../../attempts/marks/mark-answer.ts'
import { updateResult } from '../../attempts/marks/update-result.ts'
import type { Queryable } from '../../database/database.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { correctionChanges, corrections } from '../../database/tables/corrections.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { questionRevisions } from '../../database/tables/questions.ts'
import { recountAttempt } from '../../statistics/counts/count-attempt.ts'
import { type CorrectionRow, contentKeyOf, readCorrectionFinder } from '../active-corrections.ts'
import { refusal } from '../planning/correction-plan.ts'
import { lockMarkingOfAttempt } from './lock-marking.ts'
import { markAnswered } from '../mark-by-key.ts'

type AnswerRef = { attemptId: string; questionId: string }
type AnswerRow = typeof attemptAnswers.$inferSelect
type AttemptRow = typeof attempts.$inferSelect
type Decision = { by: string; now: Date }

/**
 * Gives one answer other marks, in the caller's transaction. What a person gives one student stays when the question
 * is corrected for everybody later. Throws NOT_FOUND, and RULE with one sentence if the correction is not possible.
 */
export const correctAnswer = async (
  tx: Queryable,
  { result_id: attemptId, question_id: questionId, marks, reason }: CorrectAnswerBody,
  { by, now }: Decision,
): Promise<CorrectionRow> => {
  await lockMarkingOfAttempt(tx, attemptId)
  const { attempt, quiz } = await lockAttempt(tx, attemptId)
  const { answer, content } = await readAnswer(tx, { attemptId, questionId })
  if (awaitsMarks({ ...answer, isDescriptive: isDescriptive(content, quiz.quizType) }))
    throw refusal('question_id', correctionTexts.waitsForMark)
  if (answer.isLeftOut) throw refusal('question_id', correctionTexts.leftOut)
  const broken = toProblem(markFindings(marks, answer.totalMarks))
  if (broken) throw broken
  if (marks === answer.obtainedMarks) throw refusal('marks', correctionTexts.sameMarks)
  const after = await storeOwnMarks(tx, answer, marks)
  const stored = elementAt(
    await tx
      .insert(corrections)
      .values({
        id: makeId(),
        quizId: quiz.id,
        questionId,
        kind: 'one_student',
        correct: [],
        revisionIds: [answer.revisionId],
        contentKey: contentKeyOf(content),
        attemptId,
        marks,
        ownMarksBefore: answer.instructorMarks,
        reason,
        summary: summaryOf(attempt, after),
        createdBy: by,
        createdAt: now,
      })
      .returning(),
    0,
  )
  await tx.insert(correctionChanges).values({
    correctionId: stored.id,
    attemptId,
    marksBefore: attempt.obtainedMarks ?? 0,
    marksAfter: after.obtainedMarks ?? 0,
  })
  return stored
}

/**
 * Returns one answer to the marks that it had before a correction for its student. If a person has marked it since,
 * those marks stay. Returns whether it was changed.
 */
export const undoAnswerCorrection = async (
  tx: Queryable,
  { attemptId, questionId, marks, ownMarksBefore }: CorrectionRow,
): Promise<boolean> => {
  const ref = { attemptId: defined(attemptId, 'attemptId'), questionId }
  await lockAttempt(tx, ref.attemptId)
  const { answer } = await readAnswer(tx, ref)
  if (answer.instructorMarks !== marks) return false
  await storeOwnMarks(tx, answer, ownMarksBefore)
  return true
}

const isAnswer = ({ attemptId, questionId }: AnswerRef) =>
  and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.questionId, questionId))

const readAnswer = async (tx: Queryable, ref: AnswerRef) => {
  const [found] = await tx
    .select({ answer: attemptAnswers, content: questionRevisions.content })
    .from(attemptAnswers)
    .innerJoin(questionRevisions, eq(questionRevisions.id, attemptAnswers.revisionId))
    .where(isAnswer(ref))
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

/** Stores what a person gave an answer, null for nothing, with the result. Returns the attempt afterwards. */
const storeOwnMarks = async (
  tx: Queryable,
  answer: AnswerRow,
  instructorMarks: number | null,
): Promise<AttemptRow> => {
  const { quiz, attempt } = await lockAttempt(tx, answer.attemptId)
  const { content } = await readAnswer(tx, answer)
  const { weightage } = await readWeightage(tx, answer.revisionId)
  const choice = (await readCorrectionFinder(tx, quiz.id))(answer.questionId, {
    id: answer.revisionId,
    content,
  })
  const marked = isDescriptive(content, quiz.quizType)
    ? markGiven(
        instructorMarks ?? answer.aiResult?.marks_obtained ?? 0,
        answer.totalMarks,
        quiz.passingPercentage,
      )
    : markAnswered(
        content,
        {
          selected: answer.selected,
          answer: answer.answer,
          response: answer.response,
          variant: answer.variant,
          arrangement: attempt.arrangement,
          tried: answer.tried,
          instructorMarks,
        },
        weightage,
        choice,
      )
  await recountAttempt(tx, answer.attemptId, async () => {
    await tx
      .update(attemptAnswers)
      .set({ ...marked, instructorMarks, markRevision: answer.markRevision + 1 })
      .where(isAnswer(answer))
    await updateResult(tx, answer.attemptId)
  })
  const after = elementAt(await tx.select().from(attempts).where(eq(attempts.id, answer.attemptId)), 0)
  return after
}

const readWeightage = async (tx: Queryable, revisionId: string) => {
  const revision = elementAt(
    await tx
      .select({ weightage: questionRevisions.weightage })
      .from(questionRevisions)
      .where(eq(questionRevisions.id, revisionId)),
    0,
  )
  return revision
}

const summaryOf = (before: AttemptRow, after: AttemptRow): CorrectionSummary => {
  const gain = (after.obtainedMarks ?? 0) - (before.obtainedMarks ?? 0)
  const passRate = (row: AttemptRow) => (row.isPassed ? 100 : 0)
  return {
    attempts: 1,
    other_wording: 0,
    open: 0,
    changed: 1,
    raised: gain > 0 ? 1 : 0,
    lowered: gain < 0 ? 1 : 0,
    now_pass: !before.isPassed && after.isPassed ? 1 : 0,
    now_fail: before.isPassed && !after.isPassed ? 1 : 0,
    mean_before: before.correctPercentage,
    mean_after: after.correctPercentage,
    pass_rate_before: passRate(before),
    pass_rate_after: passRate(after),
  }
}
