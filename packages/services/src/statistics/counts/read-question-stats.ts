import type { questionStats } from '@quizwright/contracts/schemas/class-result.ts'
import { sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { Queryable } from '../../database/database.ts'
import { questionSums } from '../../database/tables/statistics.ts'
import { inScope } from './select-counts.ts'

type QuestionStats = z.infer<typeof questionStats>
type Row = {
  question_id: string
  n: number
  correct: number
  skipped: number
  marked: number
  time: number
  best: number | null
}

/**
 * Reads how all attempts in a scope (a session's id or `quizScope`) answered each question, over all its revisions,
 * by question id. Times are in seconds.
 */
export const readQuestionStats = async (
  db: Queryable,
  selection: { quizId: string; scope: string },
): Promise<Record<string, QuestionStats>> => {
  const { rows } = await db.execute<Row>(sql`
    select question_id, sum(n_all)::integer as n, sum(correct)::integer as correct,
      sum(skipped)::integer as skipped, sum(marked)::integer as marked, sum(time_sum) as time,
      min(best_time) as best
    from ${questionSums} where ${inScope(selection)} group by question_id having sum(n_all) > 0`)
  return Object.fromEntries(rows.map((row) => [row.question_id, describe(row)]))
}

/** The wire has two names for several of these fields. */
const describe = ({ question_id, n, correct, skipped, marked, time, best }: Row): QuestionStats => ({
  question_id,
  correct_count: correct,
  correctCount: correct,
  incorrect_count: n - correct - skipped,
  skipped_count: skipped,
  skippedCount: skipped,
  markedCount: marked,
  marked_question: marked,
  averageTime: time / n,
  bestTime: best,
  totalTime: time,
  time_spent: time,
})
