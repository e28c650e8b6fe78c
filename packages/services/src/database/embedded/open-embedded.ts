import { PGlite, type PGliteOptions, type QueryOptions, types } from '@electric-sql/pglite'
import { giveTurns } from './give-turns.ts'
import { prepareEmbedded } from './prepare-embedded.ts'
import { serveInOrder } from './serve-in-order.ts'

const asText = (value: string): string => value

/**
 * Types whose text Drizzle parses itself. PGlite exports no names for array types, so their Postgres type ids are
 * used.
 */
const readByDrizzle = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1_231, // numeric[]
  1_115, // timestamp[]
  1_185, // timestamptz[]
  1_187, // interval[]
  1_182, // date[]
]

type Query = <Row>(text: string, params?: unknown[], options?: QueryOptions) => Promise<Row>
type QueryClient = { query: unknown }

/**
 * Removes Drizzle's parsers from a query, because the client has them already. Drizzle sends them with every query,
 * and PGlite then copies its table of 370 parsers, which took half the time of a small query.
 */
const dropParsers = (client: QueryClient): void => {
  const query = (client.query as Query).bind(client)
  const withoutParsers: Query = (text, params, { parsers: _parsers, ...options } = {}) =>
    query(text, params, options)
  client.query = withoutParsers
}

/**
 * How statements are planned. A statement that runs often keeps its first plan (prepare-embedded.ts), so that must not
 * read a whole table because that was small then. By itself Postgres plans many of them each time once tables have
 * grown, which takes PGlite several times as long as running them.
 */
const planning = ['-c', 'enable_seqscan=off', '-c', 'plan_cache_mode=force_generic_plan']

/** Opens an embedded database for Drizzle. Rejects with PGlite's error. */
export const openEmbedded = async (options: PGliteOptions = {}): Promise<PGlite> => {
  const client = await PGlite.create({ ...options, startParams: [...PGlite.defaultStartParams, ...planning] })
  serveInOrder(client)
  giveTurns(client)
  prepareEmbedded(client)
  for (const type of readByDrizzle) client.parsers[type] = asText
  dropParsers(client)
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction((tx) => {
      dropParsers(tx)
      return work(tx)
    })
  return client
}
