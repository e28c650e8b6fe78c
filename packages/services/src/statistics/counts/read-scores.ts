import { sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { scoreCounts } from '../../database/tables/statistics.ts'
import { type CountSelection, inScope, selectedColumn } from './select-counts.ts'

/** The number of attempts with this total out of these possible marks. */
export type ScoreCount = { total: number; ofTotal: number; n: number }

/** Reads the distribution of the totals, in ascending order. */
export const readScores = async (db: Queryable, selection: CountSelection): Promise<ScoreCount[]> => {
  const n = selectedColumn(selection, 'n')
  const { rows } = await db.execute<{ total: number; of_total: number; n: number }>(sql`
    select total, of_total, ${n} as n from ${scoreCounts}
    where ${inScope(selection)} and ${n} > 0 order by total, of_total`)
  return rows.map((row) => ({ total: row.total, ofTotal: row.of_total, n: row.n }))
}
