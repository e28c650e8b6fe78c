import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openFileStore } from '../files/open-file-store.ts'
import { startBucketServer } from '../test-support/bucket-server.ts'
import {
  fill,
  folder,
  forge,
  manifestOfNow,
  openContext,
  type Part,
  readAll,
  readFiles,
  setUpBackupTests,
} from './fixtures.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

setUpBackupTests()
afterEach(() => void vi.unstubAllEnvs())

test('a restore that fails after the files of a backup changes neither the database nor a file', async () => {
  const to = await openContext('to')
  await fill(to)
  await to.store.put('public/same.png', 'whole')
  const before = [await readAll(to.db), await readFiles(to)]
  const manifest = await manifestOfNow()
  const files: Part[] = [
    ['files/public/new.png', 'new'],
    ['files/public/same.png', 'damaged'],
  ]
  const rows: Part = ['tables/auth.accounts/1.ndjson', 'no JSON']
  for (const [sentence, parts] of [
    [/fewer than it says/, [['counts.json', '{"rows":9,"files":2}']]],
    [/can't be stored/, [rows, ['counts.json', '{"rows":1,"files":2}']]],
    [/not whole/, []],
  ] as [RegExp, Part[]][]) {
    const path = await forge(manifest, ...files, ...parts)
    await expect(restoreBackup(to, { path, replace: true })).rejects.toThrow(sentence)
    expect([await readAll(to.db), await readFiles(to)]).toEqual(before)
  }
})

if (isLongForm)
  test('given a disk that fails while files are put in place, then the former files are there again', async () => {
    const to = await openContext('to')
    await fill(to)
    const kept = { 'public/a.png': 'a', 'public/b.png': 'b' }
    for (const [key, content] of Object.entries(kept)) await to.store.put(key, content)
    const before = [await readAll(to.db), await readFiles(to)]
    const keys = ['public/0.png', 'public/a.png', 'public/b.png', 'public/c.png']
    const path = await forge(
      await manifestOfNow(),
      ...keys.map((key): Part => [`files/${key}`, 'of the backup']),
      ['counts.json', JSON.stringify({ rows: 0, files: keys.length })],
    )
    const move = to.store.move.bind(to.store)
    const failing = vi.spyOn(to.store, 'move')
    for (const step of keys) {
      failing.mockImplementation(async (from, key) => {
        if (key === step && from.includes('/new/'))
          throw Object.assign(new Error('disk full'), { code: 'ENOSPC' })
        await move(from, key)
      })
      await expect(restoreBackup(to, { path, replace: true })).rejects.toThrow(
        'The backup could not be restored (The disk is full: free some space, and try again). Nothing was changed.',
      )
      expect([await readAll(to.db), await readFiles(to)]).toEqual(before)
    }
    failing.mockRestore()
    await restoreBackup(to, { path, replace: true })
    expect(Object.keys(await readFiles(to)).toSorted()).toEqual([...keys, 'public/image.png'].toSorted())
    expect(await to.store.get('public/a.png')).toBe('of the backup')
  })

test('given a bucket, then a failed restore changes nothing there, and a good one leaves no other file', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  await using server = await startBucketServer()
  const to = { ...(await openContext('to')), store: await openFileStore({ bucket: server.bucket }) }
  await to.store.put('public/a.png', 'a')
  const files: Part[] = [
    ['files/public/a.png', 'of the backup'],
    ['files/public/b.png', 'of the backup'],
  ]
  const manifest = await manifestOfNow()
  const cut = await forge(manifest, ...files, ['counts.json', '{"rows":1,"files":2}'])
  await expect(restoreBackup(to, { path: cut, replace: true })).rejects.toThrow('fewer than it says')
  expect([server.keys(), await to.store.get('public/a.png')]).toEqual([['public/a.png'], 'a'])

  const whole = await forge(manifest, ...files, ['counts.json', '{"rows":0,"files":2}'])
  await restoreBackup(to, { path: whole, replace: true })
  expect(server.keys()).toEqual(['public/a.png', 'public/b.png'])
  expect(await to.store.get('public/a.png')).toBe('of the backup')
})

test('given a disk that lets nobody take files back, then the sentence says where the former ones are', async () => {
  const to = await openContext('to')
  await to.store.put('public/a.png', 'a')
  const path = await forge(
    await manifestOfNow(),
    ['files/public/a.png', 'of the backup'],
    ['files/public/b.png', 'of the backup'],
    ['counts.json', '{"rows":0,"files":2}'],
  )
  const move = to.store.move.bind(to.store)
  vi.spyOn(to.store, 'move').mockImplementation(async (from, key) => {
    if (key === 'public/b.png' || from.includes('/former/')) throw new Error('disk full')
    await move(from, key)
  })
  const failed = restoreBackup(to, { path, replace: true })
  await expect(failed).rejects.toThrow(/uploaded files were: those from before are in restoring\/\w+\/former/)
  const [former] = Object.entries(await readFiles(to)).filter(([key]) => key.startsWith('restoring/'))
  expect(former).toEqual([expect.stringMatching(/\/former\/public\/a\.png$/), 'a'])
  expect(await writeBackup(to, join(folder, 'next.tar.gz'))).toMatchObject({ files: 1 })
})
