import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from './open-database.ts'
import { lockDataDir } from './lock-data-dir.ts'
import { migrate, readMigrations } from './migrate.ts'
import { faculties } from './tables.ts'
import { openTestDatabase } from './test-database.ts'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

test('migrating twice changes nothing', async () => {
  await migrate(opened.db)
  const { rows } = await opened.db.execute<{ name: string }>(
    sql`select name from quizwright.migrations order by name`,
  )
  expect(rows.map((row) => row.name)).toEqual((await readMigrations()).map((migration) => migration.name))
})

test('a migration that fails in the middle is rolled back and named', async () => {
  const known = await readMigrations()
  const broken = {
    name: '9999_broken',
    statements: ['create table quiz.half (id int)', 'create table quiz.half (id int)'],
  }
  await expect(migrate(opened.db, [...known, broken])).rejects.toThrow(
    /^The migration 9999_broken failed and was rolled back: .*already exists/,
  )
  const { rows } = await opened.db.execute(sql`select to_regclass('quiz.half') as found`)
  expect(rows).toEqual([{ found: null }])
})

test('a database of a newer version is refused', async () => {
  const known = await readMigrations()
  await expect(migrate(opened.db, known.slice(1))).rejects.toThrow(
    'The database was written by a newer version',
  )
})

test('a transaction that throws leaves nothing behind', async () => {
  const fill = opened.db.transaction(async (tx) => {
    await tx.insert(faculties).values({ id: 'f1', name: 'Physics' })
    throw new Error('enough')
  })
  await expect(fill).rejects.toThrow('enough')
  expect(await opened.db.select().from(faculties)).toEqual([])
})

test('a folder in use is refused with the holder named, and free again after', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-lock-'))
  const unlock = await lockDataDir(folder)
  await expect(lockDataDir(folder)).rejects.toThrow(
    `Another server (pid ${process.pid}) is using ${folder}. Stop it first.`,
  )
  await unlock()
  await (
    await lockDataDir(folder)
  )()
  await rm(folder, { recursive: true })
})

test('the lock of a process that is gone is taken over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-lock-'))
  await mkdir(join(folder, 'server.lock'))
  await writeFile(
    join(folder, 'server.json'),
    JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), startedAt: 'long ago' }),
  )
  await (
    await lockDataDir(folder)
  )()
  await rm(folder, { recursive: true })
})

test('a database that can’t be had is told in one sentence that says what to do, without its password', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-no-database-'))
  await writeFile(join(folder, 'file'), '')
  await mkdir(join(folder, 'damaged', 'postgres'), { recursive: true })
  await writeFile(join(folder, 'damaged', 'postgres', 'PG_VERSION'), 'junk')
  const nobody = openDatabase({ url: 'postgres://ada:secret@127.0.0.1:9/quizwright' })
  await expect(nobody).rejects.toThrow(
    /^The database at 127\.0\.0\.1:9 can't be used \(.*ECONNREFUSED.*\)\. Start it, or mend DATABASE_URL\.$/,
  )
  await expect(openDatabase({ dataDir: join(folder, 'file') })).rejects.toThrow(
    /file can't be made \(EEXIST.*\)\. Set DATA_DIR to one that this user may write to\.$/,
  )
  const damaged = join(folder, 'damaged')
  await expect(openDatabase({ dataDir: damaged })).rejects.toThrow(
    `The database in ${damaged} can't be opened: its files are damaged, or of another version`,
  )
  // It is nobody's: once it is mended it can be taken.
  await (
    await lockDataDir(damaged)
  )()
  await rm(folder, { recursive: true })
})
