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
  /** Simulates a write to the database's log, `seconds` after 1970. */
  const write = async (seconds: number): Promise<void> => {
    await writeFile(file, 'x')
    await utimes(file, seconds, seconds)
  }
  const synced = syncToDisk(folder.path, { log, intervalMs, sync })
  /** Lets the interval pass once, and waits for the sync that it began. */
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

test('given a write, then the folder is synced once, and again only after another write', async () => {
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

test('given a slow sync, then no second one runs at the same time', async () => {
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

test('given failing syncs, then one warning is logged, and each interval retries until one succeeds', async () => {
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

test('given a log file that was just deleted, then the other files are still checked', async () => {
  const sync = vi.fn(async () => undefined)
  await using world = await open(sync)
  await symlink('gone', join(world.folder, 'pg_wal', '000000010000000000000002'))
  await world.write(10)
  await world.pass()
  expect(sync).toHaveBeenCalledTimes(1)
})
