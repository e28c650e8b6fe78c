import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../database/database.ts'
import {
  attempts,
  markCounts,
  optionSums,
  placeSums,
  questionSums,
  scoreCounts,
  standings,
  totalSums,
} from '../../database/tables.ts'
import { textArray } from '../../database/text-array.ts'
import { addToCounts, rankStudents } from './add-to-counts.ts'
import { lockCountsOfQuiz } from './lock-counts.ts'
import { weightsOf } from './frequency-weights.ts'

const allCounts = [markCounts, optionSums, questionSums, totalSums, scoreCounts, placeSums, standings]

/** Counts all attempts at these quizzes anew, handed-in ones that were never counted among them. */
export const rebuildCounts = async (tx: Queryable, quizIds: readonly string[]): Promise<void> => {
  for (const quizId of [...quizIds].sort()) await lockCountsOfQuiz(tx, quizId)
  // As long as it takes: this grows with the attempts.
  await tx.execute(sql`set local statement_timeout = 0`)
  const ofThese = sql`quiz_id = any(${textArray(quizIds)})`
  for (const table of allCounts) await tx.execute(sql`delete from ${table} where ${ofThese}`)
  await tx.execute(
    sql`update ${attempts} set is_counted = true where ${ofThese} and not is_counted and submitted_at is not null and obtained_marks is not null`,
  )
  await addToCounts(tx, weightsOf(quizIds))
  await rankStudents(tx, weightsOf(quizIds))
}

/** Counts what was stored by a release that did not count. */
export const countUncounted = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ quiz_id: string }>(
      sql`select distinct quiz_id from ${attempts} where not is_counted and submitted_at is not null and obtained_marks is not null`,
    )
    if (rows.length > 0)
      await rebuildCounts(
        tx,
        rows.map((row) => row.quiz_id),
      )
  })
