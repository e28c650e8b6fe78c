import { availableParallelism } from 'node:os'
import { type MessagePort, SHARE_ENV } from 'node:worker_threads'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'

/** Tasks beyond this number of waiting ones are refused, because they would wait too long. */
const maxWaitingTasks = 64
/**
 * The memory limit of a pool's threads, in megabytes each. Reading a file needs little memory, and many are read in
 * parallel: 10,000 questions need at most 96 in each format (docs/performance.md). With hardly more than a file needs,
 * most of the time goes into collecting garbage. Writing one keeps all of it in memory, so files are written one after
 * the other. Each pool keeps a thread: aborting a task ends its thread,
 * and Piscina then starts another one for the waiting tasks only up to `minThreads`. With 0 they would wait until
 * somebody adds a task.
 */
const pools = {
  reading: { maxThreads: availableParallelism(), maxOldGenerationSizeMb: 128, minThreads: 1 },
  writing: { maxThreads: 1, maxOldGenerationSizeMb: 512, minThreads: 1 },
} as const
type PoolName = keyof typeof pools

/**
 * The memory limit of a thread's young generation, in megabytes. With 16, more of what a file becomes was copied to
 * the old generation, which V8 then marked for each import of 2 MB: 207 to 225 ms of CPU time of the services, now
 * 157 to 172. With 64 the services would hold more than they may add for an import.
 */
const maxYoungGenerationSizeMb = 32

const started: Partial<Record<PoolName, Piscina<unknown, unknown>>> = {}

/** The logs of the services that run in this process. */
const logs = new Set<Pick<FastifyBaseLogger, 'error'>>()

/** Logs the errors of worker threads that belong to no task, until the returned function is called. */
export const logWorkerErrors = (log: Pick<FastifyBaseLogger, 'error'>): (() => void) => {
  logs.add(log)
  return () => void logs.delete(log)
}

const logError = (error: Error): void => {
  // The result of a task that was aborted at this moment. Its message contains what was read or written.
  if (error.message.startsWith('Unexpected message from Worker')) return
  for (const log of logs) log.error({ err: error }, 'a worker thread failed outside of a task')
}

/**
 * Starts a pool of worker threads and loads a module in its first thread, so that the first task does not wait for
 * that. Returns the existing pool if it is already running.
 */
export const startWorkerPool = (
  name: PoolName = 'reading',
  preloadedModule?: URL,
): Piscina<unknown, unknown> => {
  const { maxThreads, minThreads, maxOldGenerationSizeMb } = pools[name]
  const running = started[name]
  if (running) return running
  const pool = new Piscina<unknown, unknown>({
    ...(preloadedModule && { filename: preloadedModule.href }),
    minThreads,
    maxThreads,
    maxQueue: maxWaitingTasks,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb, maxYoungGenerationSizeMb },
    atomics: 'disabled',
    // The workers open a bucket with the keys in the environment.
    env: SHARE_ENV,
  })
  // Without a listener, an error ends the process.
  pool.on('error', logError)
  started[name] = pool
  return pool
}

/** Throws BUSY if too many tasks are waiting. */
export const refuseWhenPoolIsFull = (name: PoolName = 'reading'): void => {
  if (startWorkerPool(name).queueSize >= maxWaitingTasks) throw new Problem('BUSY')
}

/** Runs the default export of a module with the task in a worker thread, and returns its result. */
export const runInWorker = <Task, Result>(
  module: URL,
  task: Task,
  { pool, ...options }: { pool?: PoolName; transferList?: MessagePort[]; signal?: AbortSignal } = {},
): Promise<Result> =>
  startWorkerPool(pool).run(task, { filename: module.href, ...options } as never) as Promise<Result>
