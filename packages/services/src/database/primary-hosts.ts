import pg from 'pg'

export type PrimaryFinder = {
  /** Returns the address of the last known primary, or the first address. */
  current: () => string
  /** Asks all addresses for the primary. Concurrent calls share one round. */
  find: () => Promise<void>
}

const probeTimeoutMs = 1_000

/**
 * Returns the timeline of a primary in hexadecimal, or undefined for a standby. It grows with each promotion. If two
 * servers accept writes, it distinguishes the newly promoted one from a former primary that came back.
 */
const askTimeline = async (url: string): Promise<string | undefined> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: probeTimeoutMs,
    query_timeout: probeTimeoutMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: string | null }>(
      `select case when not pg_is_in_recovery()
         then left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end as timeline`,
    )
    return rows[0]?.timeline ?? undefined
  } catch {
    return undefined
  } finally {
    void client.end().catch(() => undefined)
  }
}

/**
 * Finds which of several Postgres servers accepts writes, like libpq's target_session_attrs. pg itself supports a
 * single host only.
 */
export const findPrimary = (urls: readonly string[]): PrimaryFinder => {
  let current = urls[0]!
  let finding: Promise<void> | undefined
  const ask = async (): Promise<void> => {
    const timelines = await Promise.all(urls.map(askTimeline))
    const latest = timelines.reduce<string>(
      (most, timeline) => (timeline && timeline > most ? timeline : most),
      '',
    )
    const index = timelines.indexOf(latest)
    if (index !== -1) current = urls[index]!
  }
  return {
    current: () => current,
    find: () => (finding ??= ask().finally(() => (finding = undefined))),
  }
}
