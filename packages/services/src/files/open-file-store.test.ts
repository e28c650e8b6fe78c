import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { openFileStore } from './open-file-store.ts'

test('a failed write and a broken source stream are reported with their cause', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-store-'))
  await writeFile(join(folder, 'full'), '')
  const store = await openFileStore({ folder })
  await expect(
    store.putStream('full/a', Readable.from([Buffer.alloc(100_000)], { objectMode: false })),
  ).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^E(?:EXIST|NOTDIR)$/) } })
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(10)
      throw new Error('the line broke')
    })(),
    { objectMode: false },
  )
  await expect(store.putStream('b', broken)).rejects.toMatchObject({ cause: { message: 'the line broke' } })
  await store.putStream('c', Readable.from([Buffer.from('whole')], { objectMode: false }))
  expect(await store.get('c')).toBe('whole')
  await rm(folder, { recursive: true })
})

test('a file is moved as a whole, never copied', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-store-'))
  const store = await openFileStore({ folder })
  await store.put('from/a', 'new')
  await store.put('to/deep/a', 'old')
  const { ino } = await stat(join(folder, 'from/a'))
  await store.move('from/a', 'to/deep/a')
  expect([(await stat(join(folder, 'to/deep/a'))).ino, await store.get('to/deep/a')]).toEqual([ino, 'new'])
  expect(await store.exists('from/a')).toBe(false)
  await rm(folder, { recursive: true })
})
