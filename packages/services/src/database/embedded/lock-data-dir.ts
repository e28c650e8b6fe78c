import { readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'

/** The process that holds the lock. It is identified by its start time, because the system reuses process ids. */
type LockHolder = { pid: number; host: string; startedAt: string }

/** A holder on another machine counts as dead after this many milliseconds without a refresh of the lock. */
const staleMs = 10_000

const holderPathOf = (dataDir: string): string => join(dataDir, 'server.json')

const takenBy = (holder: LockHolder | undefined, dataDir: string, cause?: unknown): Error =>
  new Error(`Another server (pid ${holder?.pid ?? 'unknown'}) is using ${dataDir}. Stop it first.`, { cause })

/**
 * Throws if a living process on this machine holds the data folder. Called before anything is loaded for the folder.
 * A suspended or starved process could not refresh its lock, but still holds the folder.
 * @throws Error with one sentence that names the process.
 */
export const requireFreeDataDir = async (dataDir: string): Promise<void> => {
  const holder = await readHolder(holderPathOf(dataDir))
  if (holder && (await isSurelyAlive(holder))) throw takenBy(holder, dataDir)
}

/**
 * Locks the data folder for this process, because two embedded databases on one folder would silently lose rows. The
 * lock of a dead process is taken over. Returns the function that releases the lock.
 * @throws Error with one sentence that names the process holding the folder.
 */
export const lockDataDir = async (dataDir: string): Promise<() => Promise<void>> => {
  const lockPath = join(dataDir, 'server.lock')
  const holderPath = holderPathOf(dataDir)
  const acquire = () =>
    lock(dataDir, { lockfilePath: lockPath, stale: staleMs, onCompromised: exitImmediately })

  await requireFreeDataDir(dataDir)
  let release: () => Promise<void>
  try {
    release = await acquire()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error
    const holder = await readHolder(holderPath)
    if (!holder || !(await isDead(holder))) throw takenBy(holder, dataDir, error)
    await rm(lockPath, { recursive: true, force: true })
    release = await acquire()
  }
  await writeFile(holderPath, JSON.stringify(await describeThisProcess()))
  return async () => {
    await rm(holderPath, { force: true })
    await release()
  }
}

const describeThisProcess = async (): Promise<LockHolder> => ({
  pid: process.pid,
  host: hostname(),
  startedAt: (await readStartTime(process.pid)) ?? '',
})

/**
 * Called if another process took over the folder while this one was alive. Further writes would lose rows of both.
 */
const exitImmediately = (error: Error): void => {
  process.stderr.write(`The lock on the data folder was lost: ${error.message}\n`)
  process.exit(1)
}

const readHolder = async (path: string): Promise<LockHolder | undefined> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as LockHolder
  } catch {
    return undefined
  }
}

/**
 * Whether the same process that took the lock still runs on this machine. Only Linux tells when a process started.
 */
const isSurelyAlive = async ({ pid, host, startedAt }: LockHolder): Promise<boolean> =>
  host === hostname() && startedAt !== '' && (await readStartTime(pid)) === startedAt

const isDead = async (holder: LockHolder): Promise<boolean> => {
  if (holder.host !== hostname()) return false
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
  return (await readStartTime(holder.pid)) !== holder.startedAt
}

/**
 * Returns the boot id and the start time (in clock ticks) of a process, as Linux reports them. Returns '' on other
 * systems, and undefined if there is no such process.
 */
const readStartTime = async (pid: number): Promise<string | undefined> => {
  if (process.platform !== 'linux') return ''
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    // Field 22 of stat is the start time. The command in field 2 may contain spaces, so fields are counted after its
    // ")".
    const fieldsAfterCommand = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${bootId.trim()} ${fieldsAfterCommand[19]}`
  } catch {
    return undefined
  }
}
