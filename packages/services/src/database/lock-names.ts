import { sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { textArray } from './text-array.ts'

/**
 * Waits until no other transaction holds one of these names, and holds them until this one ends. They are taken
 * in their own order, so that two transactions never wait for each other.
 */
export const lockNames = async (tx: Queryable, names: readonly string[]): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${textArray(names.toSorted())}) as name`,
  )
}
