import { sql } from '../../database/drizzle.ts'
import { updateResult } from '../../attempts/marks/update-result.ts'
import type { Queryable } from '../../database/database.ts'
import { attemptAnswers } from '../../database/tables/learner.ts'
import { rebuildCounts } from '../../statistics/counts/rebuild-counts.ts'

type AnswerRow = typeof attemptAnswers.$inferSelect

/** The suggestion and the marks to store for an answer. */
export type StoredSuggestion = { attemptId: string } & Pick<
  AnswerRow,
  'aiResult' | 'confirmation' | 'confirmedAt' | 'confirmationId' | 'obtainedMarks' | 'isCorrect'
>

/** An answer without a suggestion, which waits for one. */
export const withoutSuggestion = ({ attemptId }: { attemptId: string }): StoredSuggestion => ({
  attemptId,
  aiResult: null,
  confirmation: null,
  confirmedAt: null,
  confirmationId: null,
  obtainedMarks: 0,
  isCorrect: false,
})

/** Few answers fit into one statement, because a suggestion contains its prompt and the raw text of the model. */
const answersPerStatement = 200

/**
 * Stores suggestions and marks of answers to one question with all their consequences. `report` receives the number
 * stored so far. Storing takes about as long as counting again.
 */
export const storeSuggestions = async (
  tx: Queryable,
  { quizId, questionId }: { quizId: string; questionId: string },
  suggestions: readonly StoredSuggestion[],
  report: (done: number, total: number) => void,
): Promise<void> => {
  for (let start = 0; start < suggestions.length; start += answersPerStatement) {
    const part = suggestions.slice(start, start + answersPerStatement)
    await storeAnswers(tx, questionId, part)
    for (const { attemptId } of part) await updateResult(tx, attemptId)
    report(start + part.length, 2 * suggestions.length)
  }
  await rebuildCounts(tx, [quizId])
}

const storeAnswers = async (
  tx: Queryable,
  questionId: string,
  suggestions: readonly StoredSuggestion[],
): Promise<void> => {
  const rows = suggestions.map((one) => ({
    attempt_id: one.attemptId,
    ai_result: one.aiResult,
    confirmation: one.confirmation,
    confirmed_at: one.confirmedAt?.toISOString() ?? null,
    confirmation_id: one.confirmationId,
    obtained_marks: one.obtainedMarks,
    is_correct: one.isCorrect,
  }))
  await tx.execute(sql`
    update ${attemptAnswers} as stored set ai_result = given.ai_result, confirmation = given.confirmation,
      confirmed_at = given.confirmed_at, confirmation_id = given.confirmation_id,
      obtained_marks = given.obtained_marks, is_correct = given.is_correct,
      mark_revision = stored.mark_revision + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(attempt_id text, ai_result jsonb,
      confirmation text, confirmed_at timestamptz, confirmation_id text, obtained_marks double precision,
      is_correct boolean)
    where stored.attempt_id = given.attempt_id and stored.question_id = ${questionId}`)
}
