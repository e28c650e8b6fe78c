/** The shared setup of the tests of backups: a folder, and databases that are closed after each test. */
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from '../database/drizzle.ts'
import { pack } from 'tar-stream'
import { afterEach, beforeEach } from 'vitest'
import type { CommandContext } from '../commands/operator-command.ts'
import type { Database } from '../database/database.ts'
import { insertRows } from '../database/queries/insert-rows.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { readMigrations } from '../database/schema/read-migrations.ts'
import { accounts, signInFailures } from '../database/tables/auth.ts'
import { chapters, courses, modules, videoPoints, videos } from '../database/tables/main.ts'
import { openTestDatabase } from '../database/testing/test-database.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { describeTables } from './describe-tables.ts'

export let folder: string
let opened: OpenDatabase[]

/** Must be called at the top of a test file. */
export const setUpBackupTests = (): void => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quizwright-backup-'))
    opened = []
  })
  afterEach(async () => {
    await Promise.all(opened.map(({ close }) => close()))
    await rm(folder, { recursive: true, force: true })
  })
}

export const openContext = async (name: string): Promise<CommandContext> => {
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

/** Adds 1,209 rows with hard values, and one file. */
export const fill = async ({ db, store }: CommandContext): Promise<void> => {
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
export const readAll = async (db: Database): Promise<Record<string, string[]>> => {
  const content: Record<string, string[]> = {}
  for (const { name } of await describeTables(db)) {
    const { rows } = await db.execute<{ line: string }>(
      sql`select t::text as line from ${sql.raw(name)} t order by 1`,
    )
    if (rows.length > 0) content[name] = rows.map(({ line }) => line)
  }
  return content
}

export const readFiles = async ({ store }: CommandContext): Promise<Record<string, string>> => {
  const files: Record<string, string> = {}
  for (const object of (await store.listAll('/', { recursive: true })).objects)
    if (object.isFile) files[object.key] = await store.get(object.key)
  return files
}

export type Part = [name: string, content: string | Buffer]
/** Writes a backup that contains the given parts. */
export const forge = (...parts: Part[]): Promise<string> => forgeAtLevel(6, parts)
/** Level 0 does not compress, which is faster for many bytes. */
export const forgeAtLevel = async (level: number, parts: Part[]): Promise<string> => {
  const path = join(folder, 'forged.tar.gz')
  const archive = pack()
  const written = pipeline(archive, createGzip({ level }), createWriteStream(path))
  for (const [name, content] of parts) {
    const entry = archive.entry({ name, size: Buffer.byteLength(content) })
    entry.end(content)
    await finished(entry)
  }
  archive.finalize()
  await written
  return path
}
export const manifestOfNow = async (): Promise<Part> => {
  const migrations = (await readMigrations()).map(({ name }) => name)
  const manifest = { format: 1, createdAt: '2030-01-02T03:04:05Z', migrations }
  return ['manifest.json', JSON.stringify(manifest)]
}
