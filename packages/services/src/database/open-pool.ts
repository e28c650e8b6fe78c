import { noTracing, type Tracing } from '@quizwright/server/tracing/tracing.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import { preparingClient } from './prepared-statements.ts'
import { noticeWrites } from './replicas/noticed-writes.ts'
import { tracePool } from './trace-queries.ts'

const statementTimeoutMs = 5_000
const connectionTimeoutMs = 5_000
const poolSize = 20

export type DatabasePool = { db: Database; pool: pg.Pool }

/** A pool of connections to one Postgres; none is opened before the first query. */
export const openPool = (
  url: string,
  { tracing = noTracing, ...options }: pg.PoolConfig & { tracing?: Tracing } = {},
): DatabasePool => {
  const pool = new pg.Pool({
    Client: preparingClient(),
    connectionString: url,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: connectionTimeoutMs,
    ...options,
  })
  // A broken connection fails its next query and is replaced. Without these listeners, one that breaks while
  // idle or between two queries of a transaction would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  tracePool(pool, tracing)
  return { db: drizzle(pool, { logger: noticeWrites }) as unknown as Database, pool }
}
