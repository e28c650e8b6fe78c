import { noTracing, type Tracing } from '@quizwright/server/tracing/tracing.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import { FollowingPool } from './following-pool.ts'
import { preparingClient } from './prepared-statements.ts'
import { findPrimary } from './primary-hosts.ts'
import { noticeWrites } from './replicas/noticed-writes.ts'
import { returningTransactions } from './returning-transactions.ts'
import { splitHosts } from './split-hosts.ts'
import { tracePool } from './trace-queries.ts'

const statementTimeoutMs = 5_000
const connectionTimeoutMs = 5_000
/** Longer than a statement and the wait of its commit for a standby may take together. */
const maxSilenceMs = 15_000
/** An idle connection whose server is gone is noticed after this time and ten seconds more. */
const keepAliveMs = 10_000
const poolSize = 20

export type DatabasePool = { db: Database; pool: pg.Pool }
export type PoolOptions = Omit<pg.PoolConfig, 'Client' | 'connectionString'> & {
  tracing?: Tracing
  /** The milliseconds that a query waits for another primary, if the URL names several hosts. */
  patienceMs?: number
  /** The milliseconds that the server may be silent while a query runs, before its connection is ended. */
  silenceMs?: number
}

/**
 * Creates a pool of connections to a Postgres, or to the primary of several. No connection is opened before the
 * first query.
 */
export const openPool = (
  url: string,
  {
    tracing = noTracing,
    patienceMs = connectionTimeoutMs,
    silenceMs = maxSilenceMs,
    ...given
  }: PoolOptions = {},
): DatabasePool => {
  const options = {
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    ...given,
  }
  const urls = splitHosts(url)
  const pool =
    urls.length === 1
      ? new pg.Pool({ ...options, Client: preparingClient({ silenceMs }), connectionString: url })
      : new FollowingPool(options, findPrimary(urls), { patienceMs, silenceMs })
  // A broken connection fails its next query and is replaced. Without these listeners, one that breaks while it is
  // idle, or between two queries of a transaction, would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  tracePool(pool, tracing)
  const logging = { logger: noticeWrites }
  const db = drizzle(pool, logging) as unknown as Database
  db.transaction = returningTransactions(pool, logging)
  return { db, pool }
}
