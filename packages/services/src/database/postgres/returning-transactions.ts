import { drizzlePool } from '../drizzle.ts'
import type pg from 'pg'
import type { Database } from '../database.ts'

/**
 * Returns a function that runs transactions on connections of a pool, as drizzle's own does, with two differences
 * (docs/decisions/055): the connection's place in the pool is given back whatever fails, `begin` included; and who
 * is refused learns why, also if the connection is lost before `rollback`.
 */
export const returningTransactions =
  (pool: pg.Pool): Database['transaction'] =>
  async (work, config) => {
    const client = await pool.connect()
    const db = drizzlePool(client) as unknown as Database
    let refusal: { error: unknown } | undefined
    let broken: Error | undefined
    try {
      return await db.transaction(
        (tx) =>
          work(tx).catch((error: unknown) => {
            refusal = { error }
            throw error
          }),
        config,
      )
    } catch (error) {
      // Of `begin`, `commit` or `rollback`: nobody knows in which transaction this connection is now.
      if (error !== refusal?.error) broken = error as Error
      throw refusal ? refusal.error : error
    } finally {
      client.release(broken)
    }
  }
