import { and, eq, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { questionRevisions, questions } from '../../database/tables/questions.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { readActiveCorrections, findAmong } from '../active-corrections.ts'
import type { Change } from '../planning/find-changes.ts'

const attemptsPerStatement = 1_000

/** Stores the new marks of answers and results. `onStored` receives the number of attempts stored so far. */
export const storeChanges = async (
  tx: Queryable,
  questionId: string,
  changes: readonly Change[],
  onStored: (attempts: number) => void,
): Promise<void> => {
  for (let start = 0; start < changes.length; start += attemptsPerStatement) {
    const part = changes.slice(start, start + attemptsPerStatement)
    await storeAnswers(tx, questionId, part)
    await storeResults(tx, part)
    onStored(start + part.length)
  }
}

const storeAnswers = async (tx: Queryable, questionId: string, changes: readonly Change[]): Promise<void> => {
  const rows = changes.map(({ met, answer }) => ({
    attempt_id: met.attemptId,
    is_correct: answer.isCorrect,
    is_left_out: answer.isLeftOut,
    obtained_marks: answer.obtainedMarks,
    total_marks: answer.totalMarks,
    first_marks: answer.firstMarks,
  }))
  await tx.execute(sql`
    update ${attemptAnswers} as stored set is_correct = marked.is_correct, is_left_out = marked.is_left_out,
      obtained_marks = marked.obtained_marks, total_marks = marked.total_marks, first_marks = marked.first_marks
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as marked(attempt_id text, is_correct boolean,
      is_left_out boolean, obtained_marks double precision, total_marks double precision,
      first_marks double precision)
    where stored.attempt_id = marked.attempt_id and stored.question_id = ${questionId}`)
}

const storeResults = async (tx: Queryable, changes: readonly Change[]): Promise<void> => {
  const rows = changes.map(({ met, result }) => ({
    id: met.attemptId,
    obtained_marks: result.obtainedMarks,
    total_marks: result.totalMarks,
    correct_percentage: result.correctPercentage,
    correct_count: result.correctCount,
    incorrect_count: result.incorrectCount,
    skipped_count: result.skippedCount,
    is_passed: result.isPassed,
  }))
  await tx.execute(sql`
    update ${attempts} as stored set obtained_marks = marked.obtained_marks, total_marks = marked.total_marks,
      correct_percentage = marked.correct_percentage, correct_count = marked.correct_count,
      incorrect_count = marked.incorrect_count, skipped_count = marked.skipped_count,
      is_passed = marked.is_passed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as marked(id text,
      obtained_marks double precision, total_marks double precision, correct_percentage double precision,
      correct_count integer, incorrect_count integer, skipped_count integer, is_passed boolean)
    where stored.id = marked.id`)
}

/** Stores the total marks of a quiz's counting questions, and returns them. */
export const updateTotalMarks = async (tx: Queryable, quizId: string): Promise<number> => {
  const findCorrection = findAmong(await readActiveCorrections(tx, quizId))
  const rows = await tx
    .select({
      questionId: questions.id,
      id: questionRevisions.id,
      content: questionRevisions.content,
      weightage: questionRevisions.weightage,
    })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(and(eq(questions.quizId, quizId)))
  const totalMarks = rows
    .filter(
      ({ questionId, id, content }) => findCorrection(questionId, { id, content })?.kind !== 'not_counted',
    )
    .reduce((sum, { weightage }) => sum + weightage, 0)
  await tx.update(quizzes).set({ totalMarks }).where(eq(quizzes.id, quizId))
  return totalMarks
}
