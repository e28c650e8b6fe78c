import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import { sql } from '../drizzle.ts'
import type { Database } from '../database.ts'
import { openPool } from './open-pool.ts'

/** A copy of the database for reads that may lag, such as a standby or the operator's balancer of several. */
export type Reader = {
  db: Database
  /** Returns how many seconds old what it shows is, at most. */
  readAge: () => Promise<number>
  close: () => Promise<void>
}

const connections = 10
/** Its statements end after five seconds. A copy that says nothing for longer is gone, and the database is asked. */
const answerTimeoutMs = 15_000

/** Opens the copy at `DATABASE_READ_URL`. No connection is opened before the first read. */
export const openReader = (url: string, tracing: Tracing): Reader => {
  const { db, pool } = openPool(url, { tracing, max: connections, query_timeout: answerTimeoutMs })
  return { db, readAge: () => readAge(db), close: () => pool.end() }
}

/**
 * A standby knows when the last transaction that it replayed was committed. That looks old while nobody writes, so a
 * standby that has replayed all it has received is taken as current.
 */
const readAge = async (db: Database): Promise<number> => {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select case when pg_is_in_recovery() and pg_last_wal_receive_lsn() is distinct from pg_last_wal_replay_lsn()
      then ceil(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()))::int end as seconds`)
  return Math.max(0, rows[0]?.seconds ?? 0)
}
