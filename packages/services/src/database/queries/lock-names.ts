import { sql } from '../drizzle.ts'
import type { Queryable } from '../database.ts'
import { textArray } from './text-array.ts'

/**
 * Locks these names until the transaction ends, and waits for other transactions that hold one of them. They are
 * locked in sorted order, so that two transactions never wait for each other.
 */
export const lockNames = async (tx: Queryable, names: readonly string[]): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${textArray(names.toSorted())}) as name`,
  )
}
