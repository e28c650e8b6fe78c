import { existsSync, chmodSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { noTracing, type Tracing } from '@quizwright/server/tracing/tracing.ts'
import { drizzlePglite } from './drizzle.ts'
import { databaseFolder } from './data-folders.ts'
import type { Database } from './database.ts'
import { causeMessage } from './error-cause.ts'
import { makeOwnFolder } from '../files/make-folder.ts'
import { lockDataDir } from './embedded/lock-data-dir.ts'
import { migrate } from './schema/migrate.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { inStudentsLine } from './embedded/serve-in-order.ts'
import { copyTemplate } from './embedded/template-folder.ts'
import { tracePglite } from './trace-queries.ts'
import { readdir, chmod } from 'node:fs/promises'

/**
 * Restricts a folder to its owner, and with `isNew` all its contents too: 0700 for folders, 0600 for files. PGlite
 * unpacks its first files with 0666, whatever the umask is; files that it writes later follow the umask. Synchronous
 * calls take a tenth of the time for 1,300 files.
 */
const restrictAccess = async (folder: string, { isNew }: { isNew: boolean }): Promise<void> => {
  await chmod(folder, 0o700)
  if (!isNew) return
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
}

/** The file by which PGlite recognizes a database. It creates a new one where this file is missing. */
const markOfDatabase = 'PG_VERSION'
/** These hold the rows of every database. A new one gets them after its mark. */
const filledFolders = ['base', 'global']

/**
 * Throws if a folder holds parts of a database without its mark, because PGlite would overwrite them with an empty
 * database.
 */
const requireWholeDatabase = async (folder: string): Promise<void> => {
  const names = await namesIn(folder)
  if (names.length === 0 || names.includes(markOfDatabase)) return
  const found = await Promise.all(filledFolders.map((name) => namesIn(join(folder, name))))
  if (found.flat().length > 0) throw new Error(`the file ${markOfDatabase} is missing`)
}

/** The names in a folder, none if it does not exist. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

/**
 * The location of the database: embedded in a folder, which is first copied from a template if one is given; a
 * Postgres at a URL; or embedded in memory, loaded from a dump if one is given.
 */
export type DatabaseLocation =
  | { dataDir: string; template?: string | undefined }
  | { url: string }
  | { dump?: Blob }

export type OpenDatabase = {
  db: Database
  /**
   * The same database through connections reserved for students' calls, or their line for the only one, so that
   * instructors' calls cannot occupy all of them.
   */
  forStudents: Database
  /** Whether the database runs in this process, where no other process can reach it. */
  embedded: boolean
  close: () => Promise<void>
}

/** Together the maximum number of a process's connections to a Postgres (docs/scale.md). */
const teachersConnections = 13
const studentsConnections = 7

/**
 * Opens the database and applies missing migrations.
 * @throws Error with one clear sentence that says what to do.
 */
export const openDatabase = async (
  location: DatabaseLocation,
  tracing: Tracing = noTracing,
): Promise<OpenDatabase> => {
  const opened = await openAt(location, tracing)
  try {
    await migrate(opened.db)
  } catch (error) {
    await opened.close()
    throw error
  }
  return opened
}

const openAt = (location: DatabaseLocation, tracing: Tracing): Promise<OpenDatabase> => {
  if ('url' in location) return openPostgres(location.url, tracing)
  if ('dataDir' in location) return openFolder(location, tracing)
  return openMemory(location.dump, tracing)
}

const openPostgres = async (url: string, tracing: Tracing): Promise<OpenDatabase> => {
  // Loaded lazily, because the embedded database does not need the driver of a server.
  const { openPool } = await import('./postgres/open-pool.ts')
  const { db, pool } = openPool(url, { tracing, max: teachersConnections })
  const students = openPool(url, { tracing, max: studentsConnections })
  const close = async () => {
    await Promise.all([pool.end(), students.pool.end()])
  }
  try {
    // The driver throws at once if it can't read a certificate that the URL names.
    await pool.query('select 1')
  } catch (error) {
    await close()
    throw unusable(url, error)
  }
  return { db, forStudents: students.db, embedded: false, close }
}

/** Names only the host, because the URL contains a password. */
const unusable = (url: string, cause: unknown): Error => {
  const { host, searchParams } = new URL(url)
  return new Error(
    `The database at ${host || searchParams.get('host')} can't be used (${causeMessage(cause)}). ` +
      'Start it, or correct DATABASE_URL.',
    { cause },
  )
}

const openFolder = async (
  { dataDir, template }: { dataDir: string; template?: string | undefined },
  tracing: Tracing,
): Promise<OpenDatabase> => {
  await makeOwnFolder(dataDir)
  const unlock = await lockDataDir(dataDir)
  try {
    const folder = join(dataDir, databaseFolder)
    const isNew = !existsSync(folder)
    if (!isNew) await makeOwnFolder(folder)
    else if (template !== undefined) await copyTemplate(template, dataDir)
    const client = await openWhole(folder).catch((error: unknown) => {
      throw new Error(
        `The database in ${dataDir} can't be opened: its files are damaged, or of another version ` +
          `(${causeMessage(error)}). Put a copy of the folder in its place, or set DATA_DIR to another one.`,
        { cause: error },
      )
    })
    // File systems without modes, such as some network drives, are left as they are.
    await restrictAccess(folder, { isNew }).catch(() => undefined)
    const close = async () => {
      await client.close()
      await unlock()
    }
    return { ...overEmbedded(client, tracing), close }
  } catch (error) {
    await unlock()
    throw error
  }
}

const openWhole = async (folder: string): Promise<PGlite> => {
  await requireWholeDatabase(folder)
  return openEmbedded({ dataDir: folder })
}

const openMemory = async (dump: Blob | undefined, tracing: Tracing): Promise<OpenDatabase> => {
  const client = await openEmbedded(dump ? { loadDataDir: dump } : {})
  return { ...overEmbedded(client, tracing), close: () => client.close() }
}

/** An embedded database has one connection, for which students wait in a line of their own. */
const overEmbedded = (client: PGlite, tracing: Tracing): Omit<OpenDatabase, 'close'> => {
  const db = drizzlePglite(tracePglite(client, tracing)) as unknown as Database
  const forStudents = drizzlePglite({ client: inStudentsLine(client) as PGlite }) as unknown as Database
  return { db, forStudents, embedded: true }
}
