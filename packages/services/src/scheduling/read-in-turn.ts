import { Problem } from '@quizwright/contracts/problem.ts'
import { expensiveTurns } from './expensive-turns.ts'
import { runInWorker } from './worker-pool.ts'

/** How long a thread may work on a file. The largest files that are accepted need a fraction of it. */
export const readingMs = 30_000

export const readsTooLong = (ms = readingMs): Problem =>
  new Problem('CSV_TOO_LARGE', {
    message:
      `Reading the file takes longer than ${Math.ceil(ms / 1_000)} seconds, so it was stopped. ` +
      'Split it, or save it in another format, and import that.',
  })

const needsTooMuchMemory = (cause: unknown): Problem =>
  new Problem('CSV_TOO_LARGE', {
    message:
      'The file holds more than an import can read at once: other files than CSV about 10,000 questions. ' +
      'Split it, or save it as CSV, and import that.',
    cause,
  })

/** Turns the end of a thread that ran out of memory into a problem with a sentence for people. */
export const toReadingProblem = (error: unknown): unknown =>
  (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? needsTooMuchMemory(error) : error

/**
 * Runs a task that reads a file in a worker thread when it is its owner's turn: one file of each person is read at a
 * time. Throws CSV_TOO_LARGE if that takes too long or too much memory, and BUSY if too many wait.
 */
export const readInTurn = <Task extends { file: { ownerId: string } }, Result>(
  module: URL,
  task: Task,
  signal: AbortSignal,
  timeLimitMs = readingMs,
): Promise<Result> =>
  expensiveTurns.reading.run(
    task.file.ownerId,
    async () => {
      const late = AbortSignal.timeout(timeLimitMs)
      try {
        return await runInWorker<Task, Result>(module, task, { signal: AbortSignal.any([signal, late]) })
      } catch (error) {
        throw late.aborted && !signal.aborted ? readsTooLong(timeLimitMs) : toReadingProblem(error)
      }
    },
    signal,
  )
