import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CommandContext } from '../commands/operator-command.ts'
import type { Database } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { accounts, signInFailures } from '../database/tables/auth.ts'
import { chapters, courses, modules, videoPoints, videos } from '../database/tables/main.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { deleteOldBackups, nameBackup } from './backup-folder.ts'
import { describeTables } from './describe-tables.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

let folder: string
let opened: OpenDatabase[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-backup-'))
  opened = []
})
afterEach(async () => {
  await Promise.all(opened.map(({ close }) => close()))
  await rm(folder, { recursive: true, force: true })
})

const openContext = async (name: string): Promise<CommandContext> => {
  const database = await openTestDatabase()
  opened.push(database)
  return {
    db: database.db,
    store: await openFileStore({ folder: join(folder, name) }),
    now: () => new Date('2030-01-02T03:04:05Z'),
    report: () => undefined,
    signal: new AbortController().signal,
  }
}

const hardText = 'a\\n"b"\n\t\u2028 \u{1F600} é e\u0301 {"x":1} \'; --'

const fill = async ({ db, store }: CommandContext): Promise<void> => {
  await db.insert(accounts).values({
    id: 'ada',
    role: 'instructor',
    name: hardText,
    email: 'ada@example.com',
    emailKey: 'ada@example.com',
    passwordHash: 'hash',
  })
  await db.insert(courses).values({ id: 'c1', name: 'Sums' })
  await db.insert(modules).values({ id: 'm1', courseId: 'c1', name: 'One', place: 1 })
  await db.insert(chapters).values({ id: 'h1', moduleId: 'm1', name: 'First', place: 1 })
  const video = { id: 'v1', moduleId: 'm1', chapterId: 'h1', name: 'Film', link: '/film', duration: 60 }
  await db.insert(videos).values({ ...video, indexUrl: 'sums', place: 1 })
  const point = { id: 'p1', videoId: 'v1', quizId: 'q1', linkText: '', isLink: false, isNew: false }
  await db.insert(videoPoints).values({ ...point, time: 0.1 + 0.2, percentage: 1 / 3, disabled: false })
  const failedAt = new Date('2030-01-01T00:00:00.123Z')
  const failures = Array.from({ length: 1_203 }, (_, n) => ({ emailKey: `${n}@example.com`, failedAt }))
  await insertRows(
    db,
    signInFailures,
    failures.map((failure) => ({ ...failure, address: '127.0.0.1' })),
  )
  await store.put('public/image.png', Buffer.from([0, 255, 1, 254]))
}

/** Reads the rows of every table as the database serializes them. */
const readAll = async (db: Database): Promise<Record<string, string[]>> => {
  const content: Record<string, string[]> = {}
  for (const { name } of await describeTables(db)) {
    const { rows } = await db.execute<{ line: string }>(
      sql`select t::text as line from ${sql.raw(name)} t order by 1`,
    )
    if (rows.length > 0) content[name] = rows.map(({ line }) => line)
  }
  return content
}

test('a backup restored into an empty database restores every row and file', async () => {
  const from = await openContext('from')
  await fill(from)
  const path = join(folder, 'backup.tar.gz')
  expect(await writeBackup(from, path)).toEqual({ rows: 1_209, files: 1 })
  expect((await stat(path)).mode & 0o777).toBe(0o600)

  const to = await openContext('to')
  expect(await restoreBackup(to, { path, replace: false })).toEqual({ rows: 1_209, files: 1 })
  expect(await readAll(to.db)).toEqual(await readAll(from.db))
  const image = await buffer(await to.store.getStream('public/image.png'))
  expect([...image]).toEqual([0, 255, 1, 254])

  const next = { emailKey: 'new@example.com', address: '127.0.0.1', failedAt: new Date() }
  const [added] = await to.db.insert(signInFailures).values(next).returning({ id: signInFailures.id })
  expect(added).toEqual({ id: 1_204 })
  const orphan = { id: 'm2', courseId: 'no such course', name: 'Two', place: 1 }
  await expect(to.db.insert(modules).values(orphan)).rejects.toThrow(/insert into/)
})

test('given a database with accounts, then a backup is refused, and replaces them only with `replace`', async () => {
  const from = await openContext('from')
  const path = join(folder, 'backup.tar.gz')
  await writeBackup(from, path)
  await fill(from)
  await expect(restoreBackup(from, { path, replace: false })).rejects.toThrow(
    'This database has accounts already. Make a backup of it, then add --replace to put the other in its place.',
  )
  await restoreBackup(from, { path, replace: true })
  expect(await readAll(from.db)).toEqual({})
})

test('a truncated backup, or a file that is not a backup, changes nothing', async () => {
  const from = await openContext('from')
  await fill(from)
  const path = join(folder, 'backup.tar.gz')
  await writeBackup(from, path)
  const before = await readAll(from.db)
  const whole = await readFile(path)
  const cut = join(folder, 'cut.tar.gz')
  for (const part of [0.05, 0.3, 0.6, 0.9, 0.999]) {
    await writeFile(cut, whole.subarray(0, Math.floor(whole.length * part)))
    await expect(restoreBackup(from, { path: cut, replace: true })).rejects.toThrow(/is no whole backup/)
  }
  await writeFile(cut, 'id,name\n1,Ada\n')
  await expect(restoreBackup(from, { path: cut, replace: true })).rejects.toThrow(/is no whole backup/)
  await expect(restoreBackup(from, { path: join(folder, 'none'), replace: true })).rejects.toThrow(
    `There is no file ${join(folder, 'none')}.`,
  )
  expect(await readAll(from.db)).toEqual(before)
})

test('an existing file is kept, and a cancelled backup leaves no file', async () => {
  const from = await openContext('from')
  const path = join(folder, 'backup.tar.gz')
  await writeFile(path, 'mine')
  await expect(writeBackup(from, path)).rejects.toThrow('exists already')
  expect(await readFile(path, 'utf8')).toBe('mine')
  const cancelled = { ...from, signal: AbortSignal.abort() }
  await expect(writeBackup(cancelled, join(folder, 'other.tar.gz'))).rejects.toThrow(/abort/i)
  expect((await readdir(folder)).filter((name) => name.startsWith('other'))).toEqual([])
})

test('a folder keeps its newest backups and all other files', async () => {
  const backups = join(folder, 'backups')
  for (const day of [3, 1, 2]) {
    const path = await nameBackup(backups, new Date(Date.UTC(2030, 0, day, 4, 5, 6, 7)))
    await writeFile(path, '')
  }
  await writeFile(join(backups, 'notes.txt'), '')
  await deleteOldBackups(backups, 2)
  expect((await readdir(backups)).toSorted()).toEqual([
    'notes.txt',
    'quizwright-20300102T040506Z.tar.gz',
    'quizwright-20300103T040506Z.tar.gz',
  ])
})
