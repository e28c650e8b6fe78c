import type { questionStats } from '@quizwright/contracts/schemas/class-result.ts'
import { sql } from '../../database/drizzle.ts'
import type { z } from 'zod/mini'
import { writeOnce } from '../../database/queries/build-once.ts'
import type { Queryable } from '../../database/database.ts'
import { questionSums } from '../../database/tables/statistics.ts'

type QuestionStats = z.infer<typeof questionStats>
type Selection = { quizId: string; scope: string }

/** Sums over all attempts of a scope at one question. Times are in seconds. */
export type QuestionSums = {
  question_id: string
  n: number
  correct: number
  skipped: number
  marked: number
  marks: number
  of_marks: number
  time: number
  best: number | null
}

/**
 * Reads how all attempts in a scope (a session's id or `quizScope`) answered each question, over all its revisions.
 */
export const readQuestionSums = (db: Queryable, { quizId, scope }: Selection): Promise<QuestionSums[]> =>
  readSums(db, { quizId, scope })

const readSums = writeOnce<QuestionSums>(
  () => sql`
    select question_id, sum(n_all)::integer as n, sum(correct)::integer as correct,
      sum(skipped)::integer as skipped, sum(marked)::integer as marked, sum(x_all)::float8 as marks,
      sum(of_marks)::float8 as of_marks, sum(time_sum) as time, min(best_time) as best
    from ${questionSums} where quiz_id = ${sql.placeholder('quizId')} and scope = ${sql.placeholder('scope')}
    group by question_id having sum(n_all) > 0`,
)

/** Reads these sums in the form of the wire, by question id. */
export const readQuestionStats = async (
  db: Queryable,
  selection: Selection,
): Promise<Record<string, QuestionStats>> => statsOf(await readQuestionSums(db, selection))

/** Returns sums in the form of the wire, by question id. */
export const statsOf = (rows: readonly QuestionSums[]): Record<string, QuestionStats> =>
  Object.fromEntries(rows.map((row) => [row.question_id, describe(row)]))

/** The wire has two names for several of these fields. */
const describe = ({ question_id, n, correct, skipped, marked, time, best }: QuestionSums): QuestionStats => ({
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
