import { availableParallelism } from 'node:os'
import { type MessagePort, SHARE_ENV } from 'node:worker_threads'
import { Problem } from '@quizwright/contracts/problem.ts'
import { Piscina } from 'piscina'

/** Tasks beyond this number of waiting ones are refused: they would wait too long. */
const maxWaitingTasks = 64
/** Megabytes per thread. Reading a file needs little; the limit bounds the memory of many parallel imports. */
const heapLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 } as const

let pool: Piscina<unknown, unknown> | undefined

/**
 * Starts the pool of worker threads of this process, one per core, and loads a module in the first thread, so
 * that the first task does not wait for that. Returns the existing pool when it is running already.
 */
export const startWorkerPool = (preloadedModule?: URL): Piscina<unknown, unknown> =>
  (pool ??= new Piscina({
    ...(preloadedModule && { filename: preloadedModule.href }),
    minThreads: 1,
    maxThreads: availableParallelism(),
    maxQueue: maxWaitingTasks,
    idleTimeout: 30_000,
    resourceLimits: heapLimits,
    atomics: 'disabled',
    // The workers open a bucket with keys from the environment.
    env: SHARE_ENV,
  }))

/** Throws BUSY when too many tasks are waiting. */
export const refuseWhenPoolIsFull = (): void => {
  if (startWorkerPool().queueSize >= maxWaitingTasks) throw new Problem('BUSY')
}

/** Runs the default export of a module with the task, in a worker thread, and returns its result. */
export const runInWorker = <Task, Result>(
  module: URL,
  task: Task,
  options: { transferList?: MessagePort[]; signal?: AbortSignal } = {},
): Promise<Result> =>
  startWorkerPool().run(task, { filename: module.href, ...options } as never) as Promise<Result>
