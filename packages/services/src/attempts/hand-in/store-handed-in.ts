import { sql } from '../../database/drizzle.ts'
import { writeOnce } from '../../database/queries/build-once.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import type { AttemptResult } from '../marks/attempt-result.ts'
import type { Attempt } from '../find-attempt.ts'
import type { AnswerRow } from '../answers/read-answers.ts'
import { recordsOf, storing } from '../answers/store-answers.ts'

/** What changes in an attempt when it is handed in. */
type Ended = AttemptResult & Pick<Attempt, 'submittedAt' | 'timeSpent' | 'isDelivered' | 'deliveredAt'>

const changing = sql.raw(
  [
    'submitted_at',
    'time_spent',
    'is_delivered',
    'delivered_at',
    'obtained_marks',
    'total_marks',
    'correct_percentage',
    'correct_count',
    'incorrect_count',
    'skipped_count',
    'is_passed',
  ].join(', '),
)

const store = writeOnce(
  () => sql`
    with stored as (${storing(sql.placeholder('records'))})
    update ${attempts} set (${changing}) =
      (select ${changing} from jsonb_populate_record(null::${attempts}, ${sql.placeholder('ended')}::jsonb))
    where id = ${sql.placeholder('id')}`,
)

/** Stores that a locked attempt is handed in, with its marked answers. */
export const storeHandedIn = async (
  tx: Queryable,
  id: string,
  ended: Ended,
  answers: readonly AnswerRow[],
): Promise<void> => {
  const record = {
    submitted_at: ended.submittedAt,
    time_spent: ended.timeSpent,
    is_delivered: ended.isDelivered,
    delivered_at: ended.deliveredAt,
    obtained_marks: ended.obtainedMarks,
    total_marks: ended.totalMarks,
    correct_percentage: ended.correctPercentage,
    correct_count: ended.correctCount,
    incorrect_count: ended.incorrectCount,
    skipped_count: ended.skippedCount,
    is_passed: ended.isPassed,
  }
  await store(tx, { id, ended: JSON.stringify(record), records: recordsOf(answers) })
}
