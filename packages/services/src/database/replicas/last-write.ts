import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { accounts, lastWrites } from '../tables/auth.ts'
import { type Lsn, readLsn } from './lsn.ts'

/**
 * Stores the current end of the log as the position after all writes of this account. Called after the commit and
 * before the response, so that the account's next read, in any process, knows what it must see. Does nothing for ids
 * that are not of an account.
 */
export const noteLastWrite = async (db: Database, accountId: string): Promise<void> => {
  // Computed again after the row is locked, so that of two concurrent writes the later position is kept.
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
 * Returns the position up to which a replica must have replayed before this account reads from it. A position beyond
 * the end of the log is from before a restore and is ignored.
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
