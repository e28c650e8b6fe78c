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
 * A migrated, empty database for one test file: in memory from a dump that is made once, or, when
 * TEST_DATABASE_URL names a Postgres, a database of its own there that `close` drops again.
 */
export const openTestDatabase = async (): Promise<OpenDatabase> => {
  const server = process.env.TEST_DATABASE_URL
  return server ? openOnServer(server) : openDatabase({ dump: await readDump() })
}

/** An embedded database after all migrations, to start others from in a fraction of the time. */
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
 * The dump of these migrations, kept between runs; the first of several workers that need it wins, the
 * others' copies are the same.
 */
export const readDump = async (): Promise<Blob> => {
  const mark = createHash('sha256')
    .update(JSON.stringify(await readMigrations()))
    .digest('hex')
    .slice(0, 16)
  const cache = join(tmpdir(), 'quizwright-test-dumps')
  const path = join(cache, `${mark}.tar`)
  try {
    return new Blob([await readFile(path)])
  } catch {
    const dump = await dumpDatabase()
    await mkdir(cache, { recursive: true })
    const unfinished = `${path}.${randomBytes(4).toString('hex')}`
    await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()))
    await rename(unfinished, path)
    return dump
  }
}

const openOnServer = async (server: string): Promise<OpenDatabase> => {
  const name = `quizwright_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const opened = await openDatabase({ url: url.href })
  const close = async () => {
    await opened.close()
    await onServer(server, `drop database ${name} with (force)`)
  }
  return { ...opened, close }
}

const onServer = async (server: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
