import { readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'

/**
 * Who holds the folder. A number alone is not a process: it may be given out again, so the start time stands
 * beside it.
 */
type Holder = { pid: number; host: string; startedAt: string }

/** Milliseconds without a sign of life after which a holder on another machine counts as gone. */
const staleMs = 10_000

/**
 * Takes the folder for this process: two embedded databases on one folder lose rows silently. A lock left
 * behind by a process that is gone is taken over. Answers the function that gives the folder back; throws a
 * sentence naming the present holder.
 */
export const lockDataDir = async (dataDir: string): Promise<() => Promise<void>> => {
  const lockPath = join(dataDir, 'server.lock')
  const holderPath = join(dataDir, 'server.json')
  const take = () => lock(dataDir, { lockfilePath: lockPath, stale: staleMs, onCompromised: stopAtOnce })

  let release: () => Promise<void>
  try {
    release = await take()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error
    const holder = await readHolder(holderPath)
    if (!holder || !(await isGone(holder))) {
      throw new Error(
        `Another server (pid ${holder?.pid ?? 'unknown'}) is using ${dataDir}. Stop it first.`,
        { cause: error },
      )
    }
    await rm(lockPath, { recursive: true, force: true })
    release = await take()
  }
  await writeFile(
    holderPath,
    JSON.stringify({
      pid: process.pid,
      host: hostname(),
      startedAt: (await startOf(process.pid)) ?? '',
    } satisfies Holder),
  )
  return async () => {
    await rm(holderPath, { force: true })
    await release()
  }
}

/** Somebody else took the folder although we live: writing on would lose their rows and ours. */
const stopAtOnce = (error: Error): void => {
  process.stderr.write(`The lock on the data folder was lost: ${error.message}\n`)
  process.exit(1)
}

const readHolder = async (path: string): Promise<Holder | undefined> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

const isGone = async (holder: Holder): Promise<boolean> => {
  if (holder.host !== hostname()) return false
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
  return (await startOf(holder.pid)) !== holder.startedAt
}

/**
 * When a process started, in the words of the system: '' where it does not say (only Linux does here),
 * undefined if there is none.
 */
const startOf = async (pid: number): Promise<string | undefined> => {
  if (process.platform !== 'linux') return ''
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    return `${bootId.trim()} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return undefined
  }
}
