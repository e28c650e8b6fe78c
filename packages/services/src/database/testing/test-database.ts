import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzlePglite, sql } from '../drizzle.ts'
import pg from 'pg'
import { allServices } from '../../config.ts'
import type { Database } from '../database.ts'
import { type OpenDatabase, openDatabase } from '../open-database.ts'
import { migrate } from '../schema/migrate.ts'
import { openEmbedded } from '../embedded/open-embedded.ts'
import { fingerprintMigrations, testDumpPath } from './test-dump-path.ts'

/**
 * Opens a migrated, empty database for one test file. It is in memory or, if TEST_DATABASE_URL names a Postgres, a
 * new database on that server, which `close` drops. TEST_POOLER_URL is a pooler in front of that server.
 */
export const openTestDatabase = async (): Promise<OpenDatabase> => {
  const serverUrl = process.env.TEST_DATABASE_URL
  return serverUrl ? openOnServer(serverUrl) : openInMemory()
}

/**
 * In-memory databases that earlier test files of this process closed. Emptying one is faster than creating a new
 * one.
 */
const emptied: PGlite[] = []
/** An open database keeps its process running. Vitest ends its processes, but a script would never end. */
const mayStayOpen = process.env.VITEST !== undefined

/**
 * The client of a migrated, empty database in memory, for a test that changes or watches what is sent to it. Methods
 * that the test sets are those of its client alone.
 */
export const openTestClient = async (): Promise<{ client: PGlite; close: () => Promise<void> }> => {
  const client = emptied.pop() ?? (await openEmbedded({ loadDataDir: await readDump() }))
  if (tableNames.length === 0) tableNames = await readTableNames(client)
  let isClosed = false
  const own = new Map<string | symbol, unknown>()
  // Code that still runs after its test file must not reach the rows of the next one.
  const guarded = new Proxy(client, {
    get: (target, key) => {
      if (own.has(key)) return own.get(key)
      const member: unknown = Reflect.get(target, key, target)
      if (typeof member !== 'function' || key === 'constructor') return member
      return (...args: unknown[]): unknown =>
        isClosed ? Promise.reject(new Error('The database is closed.')) : member.apply(target, args)
    },
    set: (_target, key, value) => Boolean(own.set(key, value)),
  })
  const close = async () => {
    if (isClosed) return
    isClosed = true
    if (mayStayOpen && (await empty(client))) emptied.push(client)
    else await client.close()
  }
  return { client: guarded, close }
}

const openInMemory = async (): Promise<OpenDatabase> => {
  const { client, close } = await openTestClient()
  const db = drizzlePglite(client) as unknown as Database
  return { db, forStudents: db, embedded: true, close }
}

/** Opens a test database without migrations. Creating it takes seconds. */
export const openUnmigrated = async (): Promise<OpenDatabase> => {
  const opened = await openTestDatabase()
  const dropAll = () =>
    opened.db.execute(sql.raw(`drop schema if exists ${[...allServices, 'quizwright'].join(', ')} cascade`))
  await dropAll()
  const close = async () => {
    // Not reused for a later test file, which would find the tables of older migrations.
    await dropAll()
    await opened.close()
  }
  return { ...opened, close }
}

/** All tables after the migrations, as SQL names them. Each service has a schema. */
let tableNames: string[] = []
const readTableNames = async (client: PGlite): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any($1)",
    [allServices],
  )
  return rows.map(({ name }) => name)
}

/**
 * Deletes all rows and resets the session settings. Returns false if a test changed the tables themselves. Most test
 * files write to few tables; truncating all of them would take longer than many a test.
 */
const empty = async (client: PGlite): Promise<boolean> => {
  try {
    const { rows } = await client.query<{ name: string }>(
      tableNames
        .map((name) => `select '${name}' as name where exists (select from ${name})`)
        .join(' union all '),
    )
    const filled = rows.map(({ name }) => name)
    // Without the foreign keys' triggers, so that no order matters.
    const deletions = filled.map((name) => `delete from ${name};`)
    await client.exec(`set session_replication_role = replica; ${deletions.join(' ')}`)
    if (filled.length > 0) await client.exec(`vacuum ${filled.join(', ')}`)
    const { rows: sequences } = await client.query<{ restart: string }>(
      `select format('alter sequence %I.%I restart', schemaname, sequencename) as restart from pg_sequences
      where last_value is not null`,
    )
    await client.exec(sequences.map(({ restart }) => restart).join('; '))
    await client.exec('discard all')
    return true
  } catch {
    return false
  }
}

/** Dumps an embedded database after all migrations. Loading the dump is much faster than migrating. */
export const dumpDatabase = async (): Promise<Blob> => {
  const client = await openEmbedded()
  try {
    await migrate(drizzlePglite(client) as unknown as Database)
    return await client.dumpDataDir('none')
  } finally {
    await client.close()
  }
}

/**
 * Reads the dump for the current migrations from the cache, or makes it. Workers that start together may each make
 * one; the copies are equal and the rename is atomic.
 */
export const readDump = async (): Promise<Blob> => {
  const path = await testDumpPath()
  try {
    return new Blob([await readFile(path)])
  } catch {
    const dump = await dumpDatabase()
    await mkdir(dirname(path), { recursive: true })
    const temporaryPath = `${path}.${randomBytes(4).toString('hex')}`
    await writeFile(temporaryPath, Buffer.from(await dump.arrayBuffer()))
    await rename(temporaryPath, path)
    return dump
  }
}

/**
 * The key of the advisory lock for making a template: an arbitrary number that nothing else in this database uses.
 */
const templateLock = 7_271_992

/** Makes the migrated database on a server once and returns its name. Each test file gets a copy of it. */
const makeTemplate = async (serverUrl: string): Promise<string> => {
  const name = `quizwright_template_${await fingerprintMigrations()}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      // The template gets its final name only when it is complete.
      await client.query(`drop database if exists ${name}_new`)
      await client.query(`create database ${name}_new`)
      await (await openDatabase({ url: urlOf(serverUrl, `${name}_new`) })).close()
      await client.query(`alter database ${name}_new rename to ${name}`)
    }
    return name
  } finally {
    await client.end()
  }
}
let template: Promise<string> | undefined

/**
 * Copies a migrated, empty database into a data folder, because making one takes seconds. Without `tar` the services
 * make it.
 */
export const fillDataDir = async (dataDir: string): Promise<void> => {
  const folder = join(dataDir, 'postgres')
  await mkdir(folder, { recursive: true })
  const untar = spawnSync('tar', ['-xf', '-', '-C', folder], {
    input: Buffer.from(await (await readDump()).arrayBuffer()),
  })
  if (untar.status !== 0) await rm(folder, { recursive: true, force: true })
}

const openOnServer = async (serverUrl: string): Promise<OpenDatabase> => {
  const name = `quizwright_test_${randomBytes(6).toString('hex')}`
  await runOnServer(
    serverUrl,
    `create database ${name} template ${await (template ??= makeTemplate(serverUrl))}`,
  )
  // Databases are created and dropped on the server itself, because a pooler keeps connections to them open.
  const opened = await openDatabase({ url: urlOf(process.env.TEST_POOLER_URL ?? serverUrl, name) })
  const close = async () => {
    await opened.close()
    await runOnServer(serverUrl, `drop database ${name} with (force)`)
  }
  return { ...opened, close }
}

const urlOf = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

const runOnServer = async (serverUrl: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
