import { sql, type SQL } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'

/** The condition of attempts that were handed in and have their marks, but are not in the tables of counts. */
export const isUncounted = sql`not is_counted and submitted_at is not null and obtained_marks is not null`

/** Returns the statement of `markAsCounted`. */
export const markingAsCounted = (where: SQL): SQL =>
  sql`update ${attempts} set is_counted = true where ${where} and ${isUncounted}`

export const markAsCounted = async (tx: Queryable, where: SQL): Promise<void> => {
  await tx.execute(markingAsCounted(where))
}
