import { noTracing, type Tracing } from '@quizwright/server/tracing/tracing.ts'
import { drizzlePool } from '../drizzle.ts'
import pg from 'pg'
import type { Database } from '../database.ts'
import { returningTransactions } from './returning-transactions.ts'
import { tracePool } from '../trace-queries.ts'
import { createStatementNames } from './statement-names.ts'

type Query = (...args: unknown[]) => unknown
type QueryConfig = { text: string; name?: string }

const isQueryConfig = (arg: unknown): arg is QueryConfig =>
  typeof arg === 'object' && arg !== null && 'text' in arg && typeof arg.text === 'string'

/** Returns a pg client class whose instances share the names of prepared statements. */
const preparingClient = (): typeof pg.Client => {
  const nameOf = createStatementNames()
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const query = this.query.bind(this) as Query
      const namedQuery: Query = (first, ...rest) => {
        const name = isQueryConfig(first) ? (first.name ?? nameOf(first.text)) : undefined
        return query(name === undefined ? first : { ...(first as QueryConfig), name }, ...rest)
      }
      this.query = namedQuery as typeof this.query
    }
  }
}

const statementTimeoutMs = 5_000
const connectionTimeoutMs = 5_000
/**
 * After this time without an answer a query fails and its connection is closed: the server or the network between is
 * gone. Longer than any statement takes, also one that lifts its limit in the server.
 */
const answerTimeoutMs = 120_000
/** An idle connection whose server is gone is noticed after this time and ten seconds more. */
const keepAliveMs = 10_000
const poolSize = 20

export type DatabasePool = { db: Database; pool: pg.Pool }
export type PoolOptions = Omit<pg.PoolConfig, 'Client' | 'connectionString'> & {
  tracing?: Tracing
}

/** Creates a pool of connections to a Postgres. No connection is opened before the first query. */
export const openPool = (url: string, { tracing = noTracing, ...given }: PoolOptions = {}): DatabasePool => {
  const pool = new pg.Pool({
    connectionString: url,
    Client: preparingClient(),
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: connectionTimeoutMs,
    query_timeout: answerTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    ...given,
  })
  // A broken connection fails its next query and is replaced. Without these listeners, one that breaks while it is
  // idle, or between two queries of a transaction, would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  tracePool(pool, tracing)
  const db = drizzlePool(pool) as unknown as Database
  db.transaction = returningTransactions(pool)
  return { db, pool }
}
