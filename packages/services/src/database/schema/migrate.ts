import { sql } from '../drizzle.ts'
import type { Database } from '../database.ts'
import { causeMessage } from '../error-cause.ts'
import { type Migration, readMigrations } from './read-migrations.ts'

/** The key of the advisory lock for migrations: an arbitrary number that nothing else in this database uses. */
const migrationLock = 7_271_991

/**
 * Applies the missing migrations in order, each in its own transaction. One that fails is rolled back and named in
 * the error. Servers that start at the same time wait for each other.
 * @throws Error with one clear sentence if the database has migrations that this version does not know.
 */
export const migrate = async (db: Database, migrations?: Migration[]): Promise<void> => {
  const available = migrations ?? (await readMigrations())
  await createMigrationsTable(db)
  const applied = await readAppliedNames(db)
  refuseUnknown(applied, available)
  for (const migration of available) {
    if (!applied.has(migration.name)) await applyMigration(db, migration)
  }
}

const createMigrationsTable = async (db: Database): Promise<void> => {
  await db.execute(sql`create schema if not exists quizwright`).catch(ignoreDuplicate)
  await db
    .execute(
      sql`create table if not exists quizwright.migrations
        (name text primary key, applied_at timestamptz not null default now())`,
    )
    .catch(ignoreDuplicate)
}

const readAppliedNames = async (db: Database): Promise<Set<string>> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from quizwright.migrations order by name`,
  )
  return new Set(rows.map((row) => row.name))
}

/**
 * Throws if the database has unknown migrations. If it lacks our first one, it is older than the first release,
 * before which migrations were rewritten. If it has all of ours and more, a newer version migrated it.
 */
const refuseUnknown = (applied: Set<string>, available: Migration[]): void => {
  const availableNames = new Set(available.map((migration) => migration.name))
  const unknown = [...applied].find((name) => !availableNames.has(name))
  if (unknown === undefined) return
  const first = available[0]
  if (first && !applied.has(first.name))
    throw new Error(
      'The database was made by a version from before the first release ' +
        `(it has the migration ${unknown}) and cannot be upgraded. ` +
        'Start with an empty DATA_DIR, or set DATABASE_URL to an empty database.',
    )
  throw new Error(
    `The database was written by a newer version (it has the migration ${unknown}). ` +
      'Start that version, or use another database.',
  )
}

const applyMigration = async (db: Database, { name, statements }: Migration): Promise<void> => {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
      const { rows } = await tx.execute(sql`select 1 from quizwright.migrations where name = ${name}`)
      if (rows.length > 0) return
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into quizwright.migrations (name) values (${name})`)
    })
  } catch (error) {
    throw new Error(`The migration ${name} failed and was rolled back: ${causeMessage(error)}`, {
      cause: error,
    })
  }
}

/**
 * Two servers that start together may both create the same schema or table. Postgres then fails the second one
 * despite "if not exists".
 */
const ignoreDuplicate = (error: unknown): void => {
  const uniqueViolation = '23505'
  const duplicateSchema = '42P06'
  const duplicateTable = '42P07'
  const code = (error as { cause?: { code?: string } }).cause?.code
  if (code !== uniqueViolation && code !== duplicateSchema && code !== duplicateTable) throw error
}
