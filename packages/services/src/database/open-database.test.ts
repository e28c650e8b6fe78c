import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockDataDir } from './embedded/lock-data-dir.ts'
import { openDatabase } from './open-database.ts'
import { fillDataDir } from './testing/test-database.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-no-database-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('an unreachable Postgres is reported with its host and what to do, without its password', async () => {
  const unreachable = openDatabase({ url: 'postgres://ada:secret@127.0.0.1:9/quizwright' })
  await expect(unreachable).rejects.toThrow(
    /^The database at 127\.0\.0\.1:9 can't be used \(.*ECONNREFUSED.*\)\. Start it, or correct DATABASE_URL\.$/,
  )
})

test.each([
  ['a certificate that does not exist', '127.0.0.1:9/quizwright?sslrootcert=/none', '127.0.0.1:9'],
  ['a socket that does not exist', '/quizwright?host=/none', '/none'],
])('given %s, then the error names the database', async (_, address, place) => {
  await expect(openDatabase({ url: `postgres://${address}` })).rejects.toThrow(
    new RegExp(
      `^The database at ${place} can't be used \\(.*ENOENT.*\\)\\. Start it, or correct DATABASE_URL\\.$`,
    ),
  )
})

test('given a data folder whose path is a file, then the error says what to do', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(openDatabase({ dataDir: file })).rejects.toThrow(
    /file can't be made \(EEXIST.*\)\. Set DATA_DIR to one that this user may write to\.$/,
  )
})

test('given a damaged database, then it is reported and its folder is left unlocked', async () => {
  const damaged = join(folder, 'damaged')
  await mkdir(join(damaged, 'postgres'), { recursive: true })
  await writeFile(join(damaged, 'postgres', 'PG_VERSION'), 'junk')
  await expect(openDatabase({ dataDir: damaged })).rejects.toThrow(
    `The database in ${damaged} can't be opened: its files are damaged, or of another version`,
  )
  const unlock = await lockDataDir(damaged)
  await unlock()
})

test('given parts of a database without its mark, then it is reported, and the parts stay as they are', async () => {
  const dataDir = join(folder, 'unmarked')
  const rows = join(dataDir, 'postgres', 'base', '5', '2619')
  await mkdir(dirname(rows), { recursive: true })
  await writeFile(rows, 'rows')
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `The database in ${dataDir} can't be opened: its files are damaged, or of another version ` +
      '(the file PG_VERSION is missing). Put a copy of the folder in its place',
  )
  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['base'])
  expect(await readFile(rows, 'utf8')).toBe('rows')
})

test('given a file in the place of the database, then the error says so', async () => {
  const dataDir = join(folder, 'no-folder')
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'postgres'), '')
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    /postgres can't be made \(EEXIST.*\)\. Set DATA_DIR/,
  )
})

/** All files and folders of the database in a data folder. */
const entriesIn = async (dataDir: string): Promise<string[]> =>
  (await readdir(join(dataDir, 'postgres'), { recursive: true })).map((entry) =>
    join(dataDir, 'postgres', entry),
  )

test('given a new folder, when the database is opened, then only its owner may read the files', async () => {
  // Everybody may read what the database is made of, as in files that PGlite unpacks.
  const template = join(folder, 'template')
  await fillDataDir(template)
  for (const entry of await entriesIn(template)) await chmod(entry, 0o777)
  const dataDir = join(folder, 'private')
  const opened = await openDatabase({ dataDir, template })
  await opened.close()
  const modes = await Promise.all(
    [dataDir, ...(await entriesIn(dataDir))].map(async (path) => (await stat(path)).mode & 0o077),
  )
  expect(modes.length).toBeGreaterThan(100)
  expect(modes.filter((mode) => mode !== 0)).toEqual([])
})
