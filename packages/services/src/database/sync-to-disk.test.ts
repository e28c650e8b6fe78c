import { mkdir, mkdtempDisposable, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { syncToDisk } from './sync-to-disk.ts'

const intervalMs = 3_500

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = async (sync: (folder: string) => Promise<unknown>) => {
  const folder = await mkdtempDisposable(join(tmpdir(), 'quizwright-sync-'))
  await mkdir(join(folder.path, 'pg_wal'))
  const file = join(folder.path, 'pg_wal', '000000010000000000000001')
  const log = { warn: vi.fn() }
  /** Writes into the log of the database, so many seconds after 1970. */
  const write = async (seconds: number): Promise<void> => {
    await writeFile(file, 'x')
    await utimes(file, seconds, seconds)
  }
  const synced = syncToDisk(folder.path, { log, intervalMs, sync })
  /** Lets the interval pass once, and what it began end. */
  const pass = async (): Promise<void> => {
    vi.advanceTimersByTime(intervalMs)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return {
    folder: folder.path,
    log,
    write,
    pass,
    [Symbol.asyncDispose]: async () => {
      await synced.stop()
      await folder[Symbol.asyncDispose]()
    },
  }
}

test('given something was written, then the folder is synced once, and again only after more was written', async () => {
  const sync = vi.fn(async () => undefined)
  await using world = await open(sync)
  await world.write(10)
  await world.pass()
  expect(sync.mock.calls).toEqual([[world.folder]])
  await world.pass()
  expect(sync).toHaveBeenCalledTimes(1)
  await world.write(20)
  await world.pass()
  expect(sync).toHaveBeenCalledTimes(2)
})

test('given a sync that lasts, then no second one begins beside it', async () => {
  const ends = Promise.withResolvers<undefined>()
  const sync = vi.fn(() => ends.promise)
  await using world = await open(sync)
  await world.write(10)
  await world.pass()
  await world.write(20)
  await world.pass()
  expect(sync).toHaveBeenCalledTimes(1)
  ends.resolve(undefined)
})

test('given syncs that fail, one warning is logged, and each interval tries again until one succeeds', async () => {
  const sync = vi
    .fn(async (_folder: string): Promise<unknown> => undefined)
    .mockRejectedValueOnce(new Error('ENOENT'))
    .mockRejectedValueOnce(new Error('ENOENT'))
  await using world = await open(sync)
  await world.write(10)
  for (let interval = 0; interval < 4; interval++) await world.pass()
  expect(sync).toHaveBeenCalledTimes(3)
  expect(world.log.warn).toHaveBeenCalledTimes(1)
})

test('given a part of the log that was just taken away, the rest is looked at all the same', async () => {
  const sync = vi.fn(async () => undefined)
  await using world = await open(sync)
  await symlink('gone', join(world.folder, 'pg_wal', '000000010000000000000002'))
  await world.write(10)
  await world.pass()
  expect(sync).toHaveBeenCalledTimes(1)
})
