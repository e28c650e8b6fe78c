import type { PGlite } from '@electric-sql/pglite'
import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import type pg from 'pg'

/**
 * A driver's `query`, as far as it is looked at here: its statement comes first, and a callback, where there
 * is one, last.
 */
type Query = (...given: unknown[]) => unknown

/** A statement as Drizzle hands it to either driver. Its values stand apart from it and are never told. */
const textOf = (statement: unknown): string =>
  typeof statement === 'string'
    ? statement
    : typeof statement === 'object' && statement !== null && 'text' in statement
      ? String(statement.text)
      : ''

/** `SELECT quizzes`: what is done, and to which table first. */
const nameOf = (text: string): string => {
  const [operation = 'QUERY'] = /\w+/.exec(text) ?? []
  const [, table = ''] = /\b(?:from|into|update)\s+(?:"\w+"\.)?"(\w+)"/i.exec(text) ?? []
  return `${operation.toUpperCase()} ${table}`.trim()
}

/**
 * The same query as a span of whatever asked for it. A caller that waits by a callback is the driver's own,
 * asking for a query that has its span.
 */
const traced =
  (query: Query, { withSpan }: Tracing): Query =>
  (...given) => {
    if (typeof given.at(-1) === 'function') return query(...given)
    const text = textOf(given[0])
    return withSpan(
      {
        name: nameOf(text),
        kind: 'client',
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
      },
      async () => query(...given),
    )
  }

type Queried = { query: unknown }
const traceOn = (client: Queried, tracing: Tracing): void => {
  client.query = traced((client.query as Query).bind(client), tracing)
}

/** Every query of a pool as a span. Does nothing where nothing is traced. */
export const tracePool = (pool: pg.Pool, tracing: Tracing): void => {
  if (!tracing.isEnabled) return
  traceOn(pool, tracing)
  pool.on('connect', (client) => traceOn(client, tracing))
}

/** Every query of an embedded database as a span; the database itself where nothing is traced. */
export const tracePglite = (client: PGlite, tracing: Tracing): PGlite => {
  if (!tracing.isEnabled) return client
  traceOn(client, tracing)
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction((tx) => {
      traceOn(tx, tracing)
      return work(tx)
    })
  return client
}
