import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, lstat, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { expect, test } from 'vitest'
import { signInFailures } from '../database/tables/auth.ts'
import { modules } from '../database/tables/main.ts'
import { quizCounts, quizzes } from '../database/tables/quizzes.ts'
import { addQuiz } from '../saving/fixtures.ts'
import { deleteOldBackups, nameBackup } from './backup-folder.ts'
import { checkBackup } from './check-backup.ts'
import { fill, folder, forge, manifestOfNow, openContext, readAll, setUpBackupTests } from './fixtures.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

setUpBackupTests()

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

test('given quizzes, then a restored backup counts each once, and counts those that change later', async () => {
  const from = await openContext('from')
  await addQuiz(from.db)
  const path = join(folder, 'backup.tar.gz')
  await writeBackup(from, path)
  const to = await openContext('to')
  await restoreBackup(to, { path, replace: false })
  expect(await readAll(to.db)).toEqual(await readAll(from.db))
  await to.db.update(quizzes).set({ isArchived: true })
  const counts = await to.db
    .select({ isArchived: quizCounts.isArchived, n: quizCounts.n })
    .from(quizCounts)
    .orderBy(quizCounts.isArchived)
  expect(counts).toEqual([
    { isArchived: false, n: 0 },
    { isArchived: true, n: 1 },
  ])
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
  for (const part of isLongForm ? [0.05, 0.3, 0.6, 0.9, 0.999] : [0.05, 0.999]) {
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

test('given rows that the database refuses, then the sentence names their table and none of their values', async () => {
  const to = await openContext('to')
  await fill(to)
  const before = await readAll(to.db)
  const row = (values: object) => JSON.stringify({ id: 'eve', password_hash: 'secret hash', ...values })
  const manifest = await manifestOfNow()
  const refused = [
    [row({ role: null }), '23502'],
    ['secret hash', '22P02'],
    [row({ created_at: 'secret hash' }), '22007'],
    ['"secret hash"', '22023'],
  ] as const
  for (const [rows, sqlState] of isLongForm ? refused : refused.slice(0, 2)) {
    const path = await forge(
      manifest,
      ['tables/auth.accounts/1.ndjson', rows],
      ['counts.json', '{"rows":1,"files":0}'],
    )
    await expect(restoreBackup(to, { path, replace: true })).rejects.toThrow(
      `The backup has a row of auth.accounts that can't be stored (SQLSTATE ${sqlState}). Nothing was changed.`,
    )
  }
  expect(await readAll(to.db)).toEqual(before)
})

test('a whole backup passes the check, and one that lacks rows or files does not', async () => {
  const from = await openContext('from')
  await fill(from)
  const path = join(folder, 'backup.tar.gz')
  await writeBackup(from, path)
  await expect(checkBackup(path, from.signal)).resolves.toBeUndefined()
  const lacking = await forge(await manifestOfNow(), ['counts.json', '{"rows":1,"files":0}'])
  await expect(checkBackup(lacking, from.signal)).rejects.toThrow('its rows or files are fewer than it says')
  const newer = await forge([
    'manifest.json',
    '{"format":1,"createdAt":"2030-01-02T03:04:05Z","migrations":["9999_later"]}',
  ])
  await expect(checkBackup(newer, from.signal)).rejects.toThrow('made by a newer version')
})

test('given a file that is no backup, then the command refuses it before it makes a database', async () => {
  const path = join(folder, 'notes.txt')
  await writeFile(path, 'id,name\n1,Ada\n')
  const dataDir = join(folder, 'data')
  const restore = join(import.meta.dirname, '../commands/restore.ts')
  const child = spawn(process.execPath, [restore, '--from', path], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
  const [output] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect([output, child.exitCode]).toEqual([
    `${path} is no whole backup: it is cut off or damaged. Nothing was changed.\n`,
    1,
  ])
  expect(existsSync(dataDir)).toBe(false)
})

test('given a prepared file or link beside a backup, then neither is written to', async () => {
  const from = await openContext('from')
  const path = join(folder, 'backup.tar.gz')
  await writeFile(join(folder, 'of-others'), 'theirs', { mode: 0o666 })
  await symlink(join(folder, 'of-others'), `${path}.partial`)
  await writeBackup(from, path)
  expect(await readFile(join(folder, 'of-others'), 'utf8')).toBe('theirs')
  await rm(path)
  await writeFile(`${path}.partial`, 'theirs')
  await chmod(`${path}.partial`, 0o666)
  await writeBackup(from, path)
  const { mode, isSymbolicLink } = await lstat(path).then((found) => ({
    mode: found.mode & 0o777,
    isSymbolicLink: found.isSymbolicLink(),
  }))
  expect([mode, isSymbolicLink]).toEqual([0o600, false])
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
