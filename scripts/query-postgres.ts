import pg from 'pg'

/** Runs one statement over its own connection. */
export const queryPostgres = async (url: string, text: string): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await client.query(text)
  } finally {
    await client.end().catch(() => undefined)
  }
}
