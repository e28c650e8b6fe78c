import type { z } from 'zod/mini'
import type { questionStats } from '@quizwright/contracts/schemas/result.ts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { questionSums } from '../../database/tables.ts'
import { quizScope } from './frequency-weights.ts'

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
 * How each question of a quiz, or of one of its sessions, was answered in all attempts: whatever revision it
 * was. Times in seconds.
 */
export const readQuestionStats = async (
  db: Queryable,
  { quizId, sessionId = quizScope }: { quizId: string; sessionId?: string | undefined },
): Promise<Record<string, QuestionStats>> => {
  const { rows } = await db.execute<Row>(sql`
    select question_id, sum(n_all)::integer as n, sum(correct)::integer as correct, sum(skipped)::integer as skipped, sum(marked)::integer as marked, sum(time_sum) as time, min(best_time) as best
    from ${questionSums} where quiz_id = ${quizId} and scope = ${sessionId} group by question_id having sum(n_all) > 0`)
  return Object.fromEntries(rows.map((row) => [row.question_id, describe(row)]))
}

/** Several of these say the same under two names, as the wire has it. */
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
