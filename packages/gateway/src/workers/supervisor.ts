import type { EventEmitter } from 'node:events'
import type { Logger } from 'pino'
import type { NotReadyServer } from './not-ready-server.ts'
import { restartDelay } from './restart-delay.ts'

/** The supervisor's commands to a worker: end now, or end when its connections are idle (rolling restart). */
export type WorkerCommand = 'stop' | 'roll'
export const isWorkerCommand = (message: unknown): message is WorkerCommand =>
  message === 'stop' || message === 'roll'
/** A worker sends this when it has loaded its code. It then waits for `listenCommand`. */
export const loadedMessage = 'loaded'
export const listenCommand = 'listen'
/** A worker sends this when it accepts requests. */
export const readyMessage = 'ready'
/** The exit code of a worker that cannot start for a reason that others would meet too, such as a taken port. */
export const startErrorExitCode = 78

/** The part of a `node:cluster` worker that is used here. */
export type WorkerProcess = Pick<EventEmitter, 'on' | 'once' | 'off'> & {
  id: number
  send: (command: WorkerCommand | typeof listenCommand) => unknown
  process: { pid?: number | undefined; kill: (signal: NodeJS.Signals) => unknown }
  isDead: () => boolean
}

export type SupervisorOptions = {
  /** The number of workers to keep running. */
  workers: number
  fork: () => WorkerProcess
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Occupies the address while no worker is ready. */
  notReadyServer: Pick<NotReadyServer, 'open' | 'close'>
  /** A worker is killed if it has not ended this long after a command. */
  killAfterMs: number
  /** Called when no worker is left: with 0 after `stop`, with 1 if no worker can start. */
  exit: (code: 0 | 1) => void
}
export type Supervisor = { roll: () => Promise<void>; stop: () => Promise<void> }

const minuteMs = 60_000
/**
 * The delay before the other workers load. Without it they compete with services that start at the same time on the
 * same machine, and the whole product takes 2.3 instead of 2.1 s.
 */
export const othersDelayMs = 1_000
/**
 * The last worker's address is free only when its connection to the supervisor has ended too, which takes some
 * milliseconds.
 */
const holdTries = 50

const whenReady = (worker: WorkerProcess): Promise<boolean> =>
  new Promise((resolve) => {
    worker.on('message', (message: unknown) => {
      if (message === readyMessage) resolve(true)
    })
    worker.once('exit', () => resolve(false))
  })

/**
 * Keeps a number of workers running. The supervisor's process owns the listening socket, so that no connection is
 * lost when a worker starts or ends. `roll` replaces the workers one by one: each new one accepts requests before
 * its predecessor drains.
 */
export const createSupervisor = (options: SupervisorOptions): Supervisor => {
  const { workers: workerCount, fork, log, notReadyServer, killAfterMs, exit } = options
  const running = new Set<WorkerProcess>()
  const ready = new Set<WorkerProcess>()
  /** The workers that were told to listen and are not ready yet. */
  const listening = new Set<WorkerProcess>()
  const ending = new Set<WorkerProcess>()
  let crashTimes: number[] = []
  let isStopping = false

  const isWorkerMissing = (): boolean =>
    [...running].filter((worker) => !ending.has(worker)).length < workerCount

  const start = (): WorkerProcess => {
    const worker = fork()
    running.add(worker)
    worker.on('message', (message: unknown) => {
      if (message === loadedMessage) void letListen(worker)
      if (message !== readyMessage) return
      listening.delete(worker)
      ready.add(worker)
      startOthers()
    })
    worker.once('exit', (code: number | null, signal: string | null) => {
      void onExit(worker, code, signal)
    })
    worker.on('error', (error: unknown) => {
      log.warn({ worker: worker.id, err: error }, 'a worker could not be started or did not get a message')
      // A worker that could not be started has no exit. One that was killed a moment before a message has.
      if (worker.process.pid === undefined) void onExit(worker, null, null)
    })
    return worker
  }
  const letListen = async (worker: WorkerProcess): Promise<void> => {
    listening.add(worker)
    await notReadyServer.close()
    if (!worker.isDead()) worker.send(listenCommand)
  }
  const holdAddress = async (): Promise<void> => {
    if (isStopping || ready.size > 0 || listening.size > 0) return
    await notReadyServer.open(holdTries).catch((error: unknown) => {
      log.warn({ err: error }, 'nothing listens until a worker is ready')
    })
  }

  const restart = (worker: WorkerProcess, code: number | null, signal: string | null): void => {
    const now = Date.now()
    crashTimes = [...crashTimes, now].filter((time) => time > now - minuteMs)
    const delay = restartDelay(crashTimes.length)
    log.error({ worker: worker.id, code, signal, delay }, 'a worker crashed and is replaced')
    setTimeout(() => {
      if (!isStopping && isWorkerMissing()) start()
    }, delay)
  }

  const onExit = async (worker: WorkerProcess, code: number | null, signal: string | null): Promise<void> => {
    running.delete(worker)
    ready.delete(worker)
    listening.delete(worker)
    void holdAddress()
    // If a new worker of a rolling restart does not start, enough old ones remain.
    if (ending.delete(worker) || isStopping || !isWorkerMissing()) return
    if (code !== startErrorExitCode) return restart(worker, code, signal)
    await stopAll()
    exit(1)
  }

  /**
   * Sends a command that ends a worker. Kills a worker that does not end in time, or that is still loading and
   * cannot receive the command.
   */
  const end = async (worker: WorkerProcess, command: WorkerCommand): Promise<void> => {
    if (worker.isDead()) return
    ending.add(worker)
    const ended = new Promise<void>((resolve) => {
      worker.once('exit', () => resolve())
    })
    if (ready.has(worker)) worker.send(command)
    else worker.process.kill('SIGKILL')
    const timer = setTimeout(() => {
      log.warn({ worker: worker.id }, 'a worker did not end in time and is killed')
      worker.process.kill('SIGKILL')
    }, killAfterMs)
    await ended
    clearTimeout(timer)
  }
  const stopAll = async (): Promise<void> => {
    isStopping = true
    await notReadyServer.close()
    await Promise.all([...running].map((worker) => end(worker, 'stop')))
  }

  const rollAll = async (): Promise<void> => {
    const oldWorkers = [...running]
    for (const worker of oldWorkers) {
      if (isStopping) return
      // A worker that crashed in the meantime has already been replaced.
      if (!running.has(worker)) continue
      if (!(await whenReady(start()))) {
        log.error('a new worker did not start; the old workers continue')
        return
      }
      await end(worker, 'roll')
    }
    log.info({ workers: running.size }, 'all workers were replaced')
  }

  /**
   * Whether the other workers were started. One worker alone is ready in half the time of two that load at once on
   * two cores.
   */
  let hasStartedOthers = false
  const startOthers = (): void => {
    if (hasStartedOthers || isStopping) return
    hasStartedOthers = true
    setTimeout(() => {
      while (!isStopping && isWorkerMissing()) start()
    }, othersDelayMs)
  }

  start()
  let rolling = Promise.resolve()
  return {
    roll: () => (rolling = rolling.then(rollAll)),
    stop: async () => {
      await stopAll()
      exit(0)
    },
  }
}
