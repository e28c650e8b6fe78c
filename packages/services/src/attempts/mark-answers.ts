import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, questionRevisions } from '../database/tables.ts'
import { markChoice } from './mark-answer.ts'

/** Marks and stores the answers of an attempt. Descriptive answers have no marks until they are graded. */
export const markAnswers = async (tx: Queryable, attemptId: string, isDescriptive: boolean) => {
  const rows = await tx
    .select({ answer: attemptAnswers, content: questionRevisions.content })
    .from(attemptAnswers)
    .innerJoin(questionRevisions, eq(questionRevisions.id, attemptAnswers.revisionId))
    .where(eq(attemptAnswers.attemptId, attemptId))
  const marked = rows.map(({ answer, content }) => {
    const mark = isDescriptive
      ? { isCorrect: false, obtainedMarks: 0 }
      : markChoice(content, answer.selected, answer.totalMarks)
    return { ...answer, ...mark }
  })
  const marks = marked.map(({ questionId, isCorrect, obtainedMarks }) => ({
    question_id: questionId,
    is_correct: isCorrect,
    obtained_marks: obtainedMarks,
  }))
  await tx.execute(sql`
    update ${attemptAnswers} as stored
    set is_correct = marked.is_correct, obtained_marks = marked.obtained_marks
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
      as marked(question_id text, is_correct boolean, obtained_marks double precision)
    where stored.attempt_id = ${attemptId} and stored.question_id = marked.question_id`)
  return marked
}
