import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nameBackup } from './backup-folder.ts'

test('what a killed backup left is deleted by the next, but not what another backup is writing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-backups-'))
  const now = new Date()
  const [killed, running, theirs] = [
    'quizwright-20260101T000000Z.tar.gz.partial',
    'quizwright-20260102T000000Z.tar.gz.partial',
    'notes.partial',
  ]
  for (const name of [killed, running, theirs]) await writeFile(join(folder, name), 'x')
  const twoHoursAgo = new Date(now.getTime() - 2 * 60 * 60 * 1_000)
  for (const name of [killed, theirs]) await utimes(join(folder, name), twoHoursAgo, twoHoursAgo)
  await nameBackup(folder, now)
  expect(await readdir(folder)).toEqual([theirs, running])
  await rm(folder, { recursive: true })
})
