import type { EventEmitter } from 'node:events'
import type { Logger } from 'pino'

/**
 * What the supervisor says to a worker: end now, or end once nobody needs you. What a worker says: that it
 * takes requests.
 */
export type Order = 'stop' | 'roll'
export const ready = 'ready'
/** The exit code of a worker that another one could not start either: a port that is taken, for instance. */
export const cannotStart = 78

/** A worker, as `node:cluster` forks it. */
export type WorkerProcess = Pick<EventEmitter, 'on' | 'once' | 'off'> & {
  id: number
  send: (order: Order) => unknown
  process: { kill: (signal: NodeJS.Signals) => unknown }
  isDead: () => boolean
}

export type SupervisorOptions = {
  workers: number
  fork: () => WorkerProcess
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** How long an order to end may take before the worker is killed. */
  patienceMs: number
  /** Called when there is nothing left to supervise: 0 after `stop`, 1 when no worker can start. */
  exit: (code: 0 | 1) => void
}
export type Supervisor = { roll: () => Promise<void>; stop: () => Promise<void> }

const minute = 60_000
const freeRestarts = 5
const longestDelayMs = 30_000

/**
 * How long to wait with a restart: not at all for the first five crashes of a minute, then longer and longer.
 */
export const restartDelay = (crashesInAMinute: number): number =>
  crashesInAMinute <= freeRestarts
    ? 0
    : Math.min(longestDelayMs, 1_000 * 2 ** (crashesInAMinute - freeRestarts - 1))

/**
 * Keeps a number of workers alive. The process it lives in owns the listening socket, so that a worker that
 * comes or goes loses nobody a connection: `roll` replaces them one by one, each new one taking requests
 * before its old one drains.
 */
export const createSupervisor = ({ workers, fork, log, patienceMs, exit }: SupervisorOptions): Supervisor => {
  const alive = new Set<WorkerProcess>()
  const serving = new Set<WorkerProcess>()
  const leaving = new Set<WorkerProcess>()
  let crashes: number[] = []
  let stopping = false

  const isOneShort = (): boolean => [...alive].filter((worker) => !leaving.has(worker)).length < workers

  const start = (): WorkerProcess => {
    const worker = fork()
    alive.add(worker)
    worker.on('message', (message: unknown) => {
      if (message === ready) serving.add(worker)
    })
    worker.once('exit', (code: number | null, signal: string | null) => {
      void ended(worker, code, signal)
    })
    return worker
  }
  const ended = async (worker: WorkerProcess, code: number | null, signal: string | null): Promise<void> => {
    alive.delete(worker)
    serving.delete(worker)
    // One that a roll started and that did not come up leaves as many as there should be: the old ones go on.
    if (leaving.delete(worker) || stopping || !isOneShort()) return
    if (code === cannotStart) {
      await stopAll()
      return exit(1)
    }
    crashes = [...crashes, Date.now()].filter((at) => at > Date.now() - minute)
    const delay = restartDelay(crashes.length)
    log.error({ worker: worker.id, code, signal, delay }, 'a worker crashed; another takes its place')
    setTimeout(() => {
      if (!stopping && isOneShort()) start()
    }, delay)
  }

  const isReady = (worker: WorkerProcess): Promise<boolean> =>
    new Promise((resolve) => {
      worker.on('message', (message: unknown) => {
        if (message === ready) resolve(true)
      })
      worker.once('exit', () => resolve(false))
    })
  /**
   * Gives an order to end, and kills a worker that does not follow in time, or that is still loading: it
   * would not hear.
   */
  const end = async (worker: WorkerProcess, order: Order): Promise<void> => {
    if (worker.isDead()) return
    leaving.add(worker)
    const gone = new Promise<void>((resolve) => {
      worker.once('exit', () => resolve())
    })
    if (serving.has(worker)) worker.send(order)
    else worker.process.kill('SIGKILL')
    const timer = setTimeout(() => {
      log.warn({ worker: worker.id }, 'a worker did not end in time and is killed')
      worker.process.kill('SIGKILL')
    }, patienceMs)
    await gone
    clearTimeout(timer)
  }
  const stopAll = async (): Promise<void> => {
    stopping = true
    await Promise.all([...alive].map((worker) => end(worker, 'stop')))
  }

  const rollAll = async (): Promise<void> => {
    const old = [...alive]
    for (const worker of old) {
      if (stopping) return
      // One that crashed meanwhile has a new one in its place already.
      if (!alive.has(worker)) continue
      const next = start()
      if (!(await isReady(next))) {
        log.error('a new worker did not start; the old ones go on')
        return
      }
      await end(worker, 'roll')
    }
    log.info({ workers: alive.size }, 'all workers were replaced')
  }

  for (let i = 0; i < workers; i++) start()
  let rolling = Promise.resolve()
  return {
    roll: () => (rolling = rolling.then(rollAll)),
    stop: async () => {
      await stopAll()
      exit(0)
    },
  }
}
