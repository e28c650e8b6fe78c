import { PGlite, type PGliteOptions, type QueryOptions, types } from '@electric-sql/pglite'

const asText = (value: string): string => value

/** The types whose text Drizzle reads itself. Of arrays PGlite exports no names: these are Postgres's own numbers. */
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
 * Takes Drizzle's own parsers away from a call: the client has them already. Drizzle sends them with every query,
 * and PGlite then copies its table of 370 parsers, which took half the time of a small query.
 */
const dropParsers = (client: QueryClient): void => {
  const query = (client.query as Query).bind(client)
  const withoutParsers: Query = (text, params, { parsers: _parsers, ...options } = {}) =>
    query(text, params, options)
  client.query = withoutParsers
}

/** Opens an embedded database for Drizzle. Rejects with what PGlite says. */
export const openEmbedded = async (options: PGliteOptions = {}): Promise<PGlite> => {
  const client = await PGlite.create(options)
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
