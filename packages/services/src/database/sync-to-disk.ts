import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'

/** With the time that it takes, all that was acknowledged is on the disk within 5 seconds. */
export const syncIntervalMs = 3_500

/** Only Linux can be asked for one file system instead of all. */
const syncCommand = (folder: string): Promise<unknown> =>
  promisify(execFile)('sync', process.platform === 'linux' ? ['-f', folder] : [])

/** When the write-ahead log of a database was last written to, in milliseconds since 1970. */
const writtenAt = async (folder: string): Promise<number> => {
  const log = join(folder, 'pg_wal')
  const names = await readdir(log)
  const times = await Promise.all(names.map(async (name) => (await stat(join(log, name))).mtimeMs))
  return Math.max(0, ...times)
}

type SyncOptions = {
  log: Pick<FastifyBaseLogger, 'warn'>
  intervalMs?: number
  sync?: (folder: string) => Promise<unknown>
}

/**
 * Has the system write an embedded database to its disk, again and again while something is written into it:
 * PGlite leaves that to the system, which may take half a minute, and a loss of power would take that time with
 * it. Where the system has no such command, that is said once and nothing else changes.
 */
export const syncToDisk = (
  folder: string,
  { log, intervalMs = syncIntervalMs, sync = syncCommand }: SyncOptions,
): { stop: () => Promise<void> } => {
  let syncedUpTo = 0
  let running: Promise<void> | undefined

  const syncOnce = async (): Promise<void> => {
    const at = await writtenAt(folder)
    if (at <= syncedUpTo) return
    await sync(folder)
    syncedUpTo = at
  }
  const giveUp = (error: unknown): void => {
    clearInterval(timer)
    log.warn({ err: error }, 'the disk is left to the system: a loss of power may take half a minute of work')
  }
  const timer = setInterval(() => {
    running ??= syncOnce()
      .catch(giveUp)
      .finally(() => (running = undefined))
  }, intervalMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
