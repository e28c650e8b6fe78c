import { sql } from '../drizzle.ts'
import type { FastifyBaseLogger } from 'fastify'
import { type Repeated, repeat } from '../../scheduling/repeat.ts'
import type { Database } from '../database.ts'

const intervalMs = 60_000

/** The tables that a server would vacuum by its defaults: by the rows that are outdated, or new since the last time. */
const dueTables = sql`
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup`

/** Vacuums the tables that are due, one statement each, so that others are served in between. */
export const vacuumDueTables = async (db: Database): Promise<void> => {
  const { rows } = await db.execute<{ name: string }>(dueTables)
  for (const { name } of rows) await db.execute(sql.raw(`vacuum ${name}`))
}

/**
 * Does for an embedded database what autovacuum does for a server, because PGlite has no processes of its own: rows
 * that were updated or deleted would keep their place on the disk for ever, and be read over.
 */
export const vacuumEmbedded = (db: Database, log: Pick<FastifyBaseLogger, 'warn'>): Repeated =>
  repeat(() => vacuumDueTables(db), {
    intervalMs,
    onError: (error) => log.warn({ err: error }, 'the embedded database could not be vacuumed'),
  })
