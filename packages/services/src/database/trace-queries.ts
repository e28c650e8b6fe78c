import type { PGlite } from '@electric-sql/pglite'
import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import type pg from 'pg'

/** Returns the SQL text of a statement as both drivers take it. Its parameter values are separate. */
const statementText = (statement: unknown): string => {
  if (typeof statement === 'string') return statement
  if (typeof statement === 'object' && statement !== null && 'text' in statement)
    return String(statement.text)
  return ''
}

/**
 * The `query` method of both drivers, as far as tracing needs it: the statement is the first argument, and a
 * callback may be the last.
 */
type Query = (...args: unknown[]) => unknown

const isWith = /^\s*with\b/i
/** Brackets without brackets in them. */
const innermost = /\([^()]*\)/g

/** Removes the queries that WITH puts before the main one. They stand in brackets, which may hold others. */
const withoutCommonTables = (whole: string): string => {
  if (!isWith.test(whole)) return whole
  let [text, longer] = [whole, '']
  while (text !== longer) [text, longer] = [text.replaceAll(innermost, ''), text]
  return text.replace(/^[^]*?(?=\b(?:insert|update|delete|select)\b)/i, '')
}

/** Returns a span name such as `SELECT quizzes`: the operation and the first table. */
const spanName = (whole: string): string => {
  const text = withoutCommonTables(whole)
  const [operation = 'QUERY'] = /\w+/.exec(text) ?? []
  const [, table = ''] = /\b(?:from|into|update)\s+(?:"\w+"\.)?"(\w+)"/i.exec(text) ?? []
  return `${operation.toUpperCase()} ${table}`.trim()
}

/**
 * Runs each query in a span. A call with a callback comes from the driver itself, within a query that already has a
 * span.
 */
const tracedQuery =
  (query: Query, { withSpan }: Tracing): Query =>
  (...args) => {
    if (typeof args.at(-1) === 'function') return query(...args)
    // Parameter values are never recorded.
    const text = statementText(args[0])
    return withSpan(
      {
        name: spanName(text),
        kind: 'client',
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
      },
      async () => query(...args),
    )
  }

type QueryClient = { query: unknown }
const traceClient = (client: QueryClient, tracing: Tracing): void => {
  client.query = tracedQuery((client.query as Query).bind(client), tracing)
}

/** Records a span for every query of the pool. Does nothing if tracing is off. */
export const tracePool = (pool: pg.Pool, tracing: Tracing): void => {
  if (!tracing.isEnabled) return
  traceClient(pool, tracing)
  pool.on('connect', (client) => traceClient(client, tracing))
}

/** Records a span for every query of the embedded database. Returns the client unchanged if tracing is off. */
export const tracePglite = (client: PGlite, tracing: Tracing): PGlite => {
  if (!tracing.isEnabled) return client
  traceClient(client, tracing)
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction((tx) => {
      traceClient(tx, tracing)
      return work(tx)
    })
  return client
}
