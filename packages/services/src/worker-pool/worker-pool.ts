import { availableParallelism } from 'node:os'
import { type MessagePort, SHARE_ENV } from 'node:worker_threads'
import { Problem } from '@quizwright/contracts/problem.ts'
import { Piscina } from 'piscina'

/** Files that wait for a thread; more would wait too long. */
const waitingAtMost = 64
/**
 * Megabytes. A reading needs little; what a thread may use is bounded so that ten files at once cost no more
 * than a few.
 */
const heap = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 } as const

let pool: Piscina<unknown, unknown> | undefined

/**
 * Starts the threads that read files, one for each core and shared by all of the process, so that the first
 * import need not wait for them. They see the environment as it is, for a bucket's keys stand there.
 */
export const workerPool = (): Piscina<unknown, unknown> =>
  (pool ??= new Piscina({
    filename: new URL('../csv-import/worker/csv-worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: availableParallelism(),
    maxQueue: waitingAtMost,
    idleTimeout: 30_000,
    resourceLimits: heap,
    atomics: 'disabled',
    env: SHARE_ENV,
  }))

/** Throws BUSY when too many files wait already. */
export const refuseWhenPoolIsFull = (): void => {
  if (workerPool().queueSize >= waitingAtMost) throw new Problem('BUSY')
}

/** Does one task in a thread: what the module's default export makes of it. */
export const runInWorker = <Task, Outcome>(
  thread: URL,
  task: Task,
  options: { transferList?: MessagePort[]; signal?: AbortSignal } = {},
): Promise<Outcome> =>
  workerPool().run(task, { filename: thread.href, ...options } as never) as Promise<Outcome>
