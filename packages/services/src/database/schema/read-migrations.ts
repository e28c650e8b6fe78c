import { readFile } from 'node:fs/promises'

/** One file of the migrations folder, split into its SQL statements. */
export type Migration = { name: string; statements: string[] }

type Journal = { entries: { tag: string }[] }

const migrationsFolder = new URL('../../../migrations/', import.meta.url)
const statementSeparator = '--> statement-breakpoint'

/** Reads the migrations that drizzle-kit generated, in the order of its journal. */
export const readMigrations = async (): Promise<Migration[]> => {
  const journal = JSON.parse(
    await readFile(new URL('meta/_journal.json', migrationsFolder), 'utf8'),
  ) as Journal
  return Promise.all(journal.entries.map(({ tag }) => readMigration(tag)))
}

const readMigration = async (name: string): Promise<Migration> => {
  const text = await readFile(new URL(`${name}.sql`, migrationsFolder), 'utf8')
  return { name, statements: text.split(statementSeparator) }
}
