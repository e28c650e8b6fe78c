import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { type Repeated, repeat } from '../../scheduling/repeat.ts'

/** Together with the duration of a sync, all acknowledged writes are on the disk within 5 seconds. */
export const syncIntervalMs = 3_500

/** Only Linux can sync a single file system. */
const syncCommand = (folder: string): Promise<unknown> =>
  promisify(execFile)('sync', process.platform === 'linux' ? ['-f', folder] : [])

/** Returns when the write-ahead log of a database was last written, in milliseconds since 1970. */
const writtenAt = async (folder: string): Promise<number> => {
  const log = join(folder, 'pg_wal')
  const names = await readdir(log)
  // Postgres may have just deleted a file that it no longer needs.
  const timeOf = (name: string): Promise<number> =>
    stat(join(log, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
  const times = await Promise.all(names.map(timeOf))
  return Math.max(0, ...times)
}

type SyncOptions = {
  log: Pick<FastifyBaseLogger, 'warn'>
  intervalMs?: number
  sync?: (folder: string) => Promise<unknown>
}

/**
 * Regularly syncs an embedded database to the disk while it is written to. PGlite leaves that to the system, which
 * may take half a minute, and a power failure would lose these writes. A failure is logged once, and the next
 * interval retries.
 */
export const syncToDisk = (
  folder: string,
  { log, intervalMs = syncIntervalMs, sync = syncCommand }: SyncOptions,
): Repeated => {
  let syncedUpTo = 0
  let isFailing = false

  const syncOnce = async (): Promise<void> => {
    const at = await writtenAt(folder)
    if (at <= syncedUpTo) return
    await sync(folder)
    syncedUpTo = at
    isFailing = false
  }
  const onError = (error: unknown): void => {
    if (!isFailing)
      log.warn(
        { err: error },
        'the disk is left to the system: a loss of power may take half a minute of work',
      )
    isFailing = true
  }
  return repeat(syncOnce, { intervalMs, onError })
}
