import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import type { Database } from './database.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './read-migrations.ts'

/**
 * Opens a migrated, empty database for one test file: in memory from a cached dump or, when TEST_DATABASE_URL
 * names a Postgres, a new database on that server, which `close` drops.
 */
export const openTestDatabase = async (): Promise<OpenDatabase> => {
  const serverUrl = process.env.TEST_DATABASE_URL
  return serverUrl ? openOnServer(serverUrl) : openDatabase({ dump: await readDump() })
}

/** Dumps an embedded database after all migrations: loading it is much faster than migrating. */
export const dumpDatabase = async (): Promise<Blob> => {
  const client = await PGlite.create()
  try {
    await migrate(drizzle(client) as unknown as Database)
    return await client.dumpDataDir('none')
  } finally {
    await client.close()
  }
}

/**
 * Reads the dump of the present migrations from the cache, or makes it. Workers that start together may each
 * make one; the copies are equal and the rename is atomic.
 */
export const readDump = async (): Promise<Blob> => {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(await readMigrations()))
    .digest('hex')
    .slice(0, 16)
  const cache = join(tmpdir(), 'quizwright-test-dumps')
  const path = join(cache, `${fingerprint}.tar`)
  try {
    return new Blob([await readFile(path)])
  } catch {
    const dump = await dumpDatabase()
    await mkdir(cache, { recursive: true })
    const temporaryPath = `${path}.${randomBytes(4).toString('hex')}`
    await writeFile(temporaryPath, Buffer.from(await dump.arrayBuffer()))
    await rename(temporaryPath, path)
    return dump
  }
}

const openOnServer = async (serverUrl: string): Promise<OpenDatabase> => {
  const name = `quizwright_test_${randomBytes(6).toString('hex')}`
  await runOnServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const opened = await openDatabase({ url: url.href })
  const close = async () => {
    await opened.close()
    await runOnServer(serverUrl, `drop database ${name} with (force)`)
  }
  return { ...opened, close }
}

const runOnServer = async (serverUrl: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
