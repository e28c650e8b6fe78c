import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { accounts, lastWrites } from '../tables/auth.ts'
import { type Lsn, readLsn } from './lsn.ts'

/**
 * Stores that everything which this account wrote lies before the present end of the log. Called after the
 * commit and before the answer, so that the account's next read, at any process, knows what it must see.
 * Does nothing for ids that are no account's.
 */
export const noteLastWrite = async (db: Database, accountId: string): Promise<void> => {
  // Computed again once the row is locked: of two writes at a time, the later place stays.
  const now = sql`pg_current_wal_insert_lsn()`
  await db
    .insert(lastWrites)
    .select(
      db
        .select({ accountId: accounts.id, lsn: sql`${now}`.as('lsn') })
        .from(accounts)
        .where(eq(accounts.id, accountId)),
    )
    .onConflictDoUpdate({ target: lastWrites.accountId, set: { lsn: now } })
}

/**
 * Up to where a replica must have replayed before this account reads from it. A place that the log has not
 * reached is from before a backup was restored, and says nothing.
 */
export const readLastWrite = async (db: Database, accountId: string): Promise<Lsn> => {
  const [row] = await db
    .select({
      lsn: sql<string | null>`case when pg_is_in_recovery() then ${lastWrites.lsn}
        when ${lastWrites.lsn} <= pg_current_wal_insert_lsn() then ${lastWrites.lsn} end`,
    })
    .from(lastWrites)
    .where(eq(lastWrites.accountId, accountId))
  return row?.lsn ? readLsn(row.lsn) : 0n
}
