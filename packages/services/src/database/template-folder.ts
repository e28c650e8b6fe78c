import { createHash } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseFolder } from './database-folder.ts'
import { readMigrations } from './read-migrations.ts'

/** In the checkout: a folder that all users share could hold a database that somebody else put there. */
const keptIn = join(import.meta.dirname, '../../../../node_modules/.cache/databases')
/** What the name of a template begins with while it is made. */
const unfinished = 'new-'

/** The same engine and migrations make the same database; another of either needs another template. */
const nameTemplate = async (): Promise<string> => {
  const engine = await readFile(
    new URL('../package.json', import.meta.resolve('@electric-sql/pglite')),
    'utf8',
  )
  const { version } = JSON.parse(engine) as { version: string }
  return createHash('sha256')
    .update(JSON.stringify([version, await readMigrations()]))
    .digest('hex')
    .slice(0, 16)
}

/**
 * Makes the template that new embedded databases are copied from, an empty database after all migrations, unless
 * it is there. Those of earlier versions are removed. `open` opens a database in a data folder and migrates it.
 */
export const makeTemplate = async (
  open: (location: { dataDir: string }) => Promise<{ close: () => Promise<void> }>,
  kept = keptIn,
): Promise<void> => {
  const name = await nameTemplate()
  if (existsSync(join(kept, name))) return
  await mkdir(kept, { recursive: true, mode: 0o700 })
  const earlier = await readdir(kept)
  const made = await mkdtemp(join(kept, unfinished))
  const opened = await open({ dataDir: made })
  await opened.close()
  // Under its own name only when it is complete; another process may have been quicker.
  await rename(join(made, databaseFolder), join(kept, name)).catch(() => undefined)
  await rm(made, { recursive: true, force: true })
  for (const folder of earlier.filter((one) => !one.startsWith(unfinished)))
    await rm(join(kept, folder), { recursive: true, force: true })
}

/**
 * Gives a data folder without a database a copy of the template, if there is one: Postgres needs 5 seconds of CPU to
 * make an empty database, and the migrations another one, where the copy takes a fifth of a second.
 */
export const copyTemplate = async (dataDir: string, kept = keptIn): Promise<void> => {
  const target = join(dataDir, databaseFolder)
  const template = join(kept, await nameTemplate())
  if (!existsSync(template)) return
  const copied = join(dataDir, `${databaseFolder}.new`)
  try {
    await rm(copied, { recursive: true, force: true })
    cpSync(template, copied, { recursive: true })
    // A start that is killed before leaves no half database.
    await rename(copied, target)
  } catch {
    // A full disk, say: Postgres, which makes a database where there is none, then reports it.
    await rm(copied, { recursive: true, force: true })
  }
}
