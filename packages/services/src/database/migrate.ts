import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

type Migration = { name: string; statements: string[] }

const folder = new URL('../../migrations/', import.meta.url)

/** Any number that nobody else uses for an advisory lock on this database. */
const lockNumber = 7_271_991

/** The migrations in order, as drizzle-kit wrote them. */
export const readMigrations = async (from: URL = folder): Promise<Migration[]> => {
  const journal = JSON.parse(await readFile(new URL('meta/_journal.json', from), 'utf8')) as {
    entries: { tag: string }[]
  }
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const text = await readFile(new URL(`${tag}.sql`, from), 'utf8')
      return { name: tag, statements: text.split('--> statement-breakpoint') }
    }),
  )
}

/**
 * Applies what is missing, each migration in a transaction of its own: one that fails leaves nothing behind
 * and is named in the error. Services that start together wait for each other. A database of a newer version
 * is refused, never guessed at.
 */
export const migrate = async (db: Database, migrations?: Migration[]): Promise<void> => {
  const known = migrations ?? (await readMigrations())
  await db.execute(sql`create schema if not exists quizwright`).catch(ignoreTwins)
  await db
    .execute(
      sql`create table if not exists quizwright.migrations (name text primary key, applied_at timestamptz not null default now())`,
    )
    .catch(ignoreTwins)

  const applied = await namesApplied(db)
  const names = new Set(known.map((migration) => migration.name))
  const unknown = [...applied].find((name) => !names.has(name))
  if (unknown)
    throw new Error(
      `The database was written by a newer version (it has the migration ${unknown}). Start that version, or use another database.`,
    )

  for (const migration of known) {
    if (!applied.has(migration.name)) await applyOne(db, migration)
  }
}

const applyOne = async (db: Database, { name, statements }: Migration): Promise<void> => {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`)
      const { rows } = await tx.execute(sql`select 1 from quizwright.migrations where name = ${name}`)
      if (rows.length > 0) return
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into quizwright.migrations (name) values (${name})`)
    })
  } catch (error) {
    throw new Error(`The migration ${name} failed and was rolled back: ${reasonOf(error)}`, { cause: error })
  }
}

const namesApplied = async (db: Database): Promise<Set<string>> => {
  const { rows } = await db.execute<{ name: string }>(sql`select name from quizwright.migrations`)
  return new Set(rows.map((row) => row.name))
}

/**
 * Two servers that start together may both create the same thing; Postgres then refuses the second although
 * it says "if not exists".
 */
const ignoreTwins = (error: unknown): void => {
  const code = (error as { cause?: { code?: string } }).cause?.code
  if (code !== '23505' && code !== '42P06' && code !== '42P07') throw error
}

/**
 * What went wrong beneath an error of the driver's, in its words. One of several addresses tried has no
 * words, but a code.
 */
export const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error
    ? cause.message || String((cause as NodeJS.ErrnoException).code)
    : String(cause)
}
