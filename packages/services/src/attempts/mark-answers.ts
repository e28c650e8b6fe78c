import { isDescriptive } from '@quizwright/domain/kinds/kind-of.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { questionRevisions } from '../database/tables/questions.ts'
import { readCorrectionFinder } from '../corrections/active-corrections.ts'
import { classesByKey, markAnswered } from '../corrections/mark-by-key.ts'

/**
 * Marks the answers of an attempt by the current key, or by what a person gave, and stores the marks. Descriptive
 * answers keep those that they were given. The caller must have locked the keys. Returns all answers.
 */
export const markAnswers = async (
  tx: Queryable,
  { attemptId, quiz }: { attemptId: string; quiz: { id: string; quizType: QuizType } },
) => {
  const findCorrection = await readCorrectionFinder(tx, quiz.id)
  const rows = await tx
    .select({
      answer: attemptAnswers,
      content: questionRevisions.content,
      arrangement: attempts.arrangement,
    })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .innerJoin(questionRevisions, eq(questionRevisions.id, attemptAnswers.revisionId))
    .where(eq(attemptAnswers.attemptId, attemptId))
  const marked = rows.map(({ answer, content, arrangement }) => {
    if (isDescriptive(content, quiz.quizType)) return { ...answer, isDescriptive: true }
    const correction = findCorrection(answer.questionId, { id: answer.revisionId, content })
    return {
      ...answer,
      isDescriptive: false,
      classes: classesByKey(content, answer, correction),
      ...markAnswered(content, { ...answer, arrangement }, answer.totalMarks, correction),
    }
  })
  const byKey = marked.filter((answer) => !answer.isDescriptive)
  const marks = byKey.map((answer) => ({
    question_id: answer.questionId,
    is_correct: answer.isCorrect,
    is_left_out: answer.isLeftOut,
    obtained_marks: answer.obtainedMarks,
    total_marks: answer.totalMarks,
    first_marks: answer.firstMarks,
    classes: answer.classes,
  }))
  if (marks.length === 0) return marked
  await tx.execute(sql`
    update ${attemptAnswers} as stored
    set is_correct = marked.is_correct, is_left_out = marked.is_left_out,
      obtained_marks = marked.obtained_marks, total_marks = marked.total_marks, classes = marked.classes,
      first_marks = marked.first_marks
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as marked(question_id text, is_correct boolean,
      is_left_out boolean, obtained_marks double precision, total_marks double precision,
      classes integer[], first_marks double precision)
    where stored.attempt_id = ${attemptId} and stored.question_id = marked.question_id`)
  return marked
}
