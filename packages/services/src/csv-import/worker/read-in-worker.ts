import { on } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { Problem, problemFromFrame } from '@quizwright/contracts/problem.ts'
import { expensiveTurns } from '../../scheduling/expensive-turns.ts'
import { readingMs, readsTooLong, toReadingProblem } from '../../scheduling/read-in-turn.ts'
import { runInWorker } from '../../scheduling/worker-pool.ts'
import type { CsvWorkerMessage, CsvWorkerTask, ImageAnswer } from './csv-worker.ts'

export const csvWorkerUrl = new URL('./csv-worker.ts', import.meta.url)

/** The module of the worker and its time limits, in milliseconds. */
type Running = {
  workerUrl: URL
  /** How long the worker may work. Waiting for the consumer, or for an image to be stored, does not count. */
  workMs: number
  /** An abandoned worker ends by itself within milliseconds, or is killed after this time. */
  graceMs: number
}
const usual: Running = { workerUrl: csvWorkerUrl, workMs: readingMs, graceMs: 5_000 }

/**
 * Reads a stored file in a worker thread when it is its owner's turn, and yields its messages. Each message is
 * acknowledged after it was consumed, so that the worker does not read far ahead. `storeImage` encodes and stores the
 * images of the file. Leaving the loop or aborting the signal stops the worker. Throws the problem that the worker
 * reports, BUSY if too many files are waiting, and CSV_TOO_LARGE if the worker works too long or runs out of memory.
 */
export async function* readInWorker(
  task: Omit<CsvWorkerTask, 'port'>,
  signal?: AbortSignal,
  storeImage: KeepImage = noImages,
  { workerUrl, workMs, graceMs }: Running = usual,
): AsyncGenerator<Exclude<CsvWorkerMessage, { kind: 'problem' | 'image' }>> {
  const endTurn = await expensiveTurns.reading.take(task.file.ownerId, signal)
  const { port1: port, port2: workerPort } = new MessageChannel()
  const messages = on(port, 'message', { close: ['close'], signal }) as AsyncIterable<[CsvWorkerMessage]>
  const workerTask: CsvWorkerTask = { ...task, port: workerPort }
  const killing = new AbortController()
  const finished = runInWorker<CsvWorkerTask, void>(workerUrl, workerTask, {
    transferList: [workerPort],
    signal: killing.signal,
  }).finally(endTurn)
  // A crashed worker sends no more messages. Closing the port ends the loop below.
  finished.catch(() => port.close())
  const work = createWorkTimer(workMs, () => killing.abort(readsTooLong(workMs)))
  try {
    work.start()
    for await (const [message] of messages) {
      // The consumer may take long for a message, and the worker waits for it.
      work.pause()
      if (message.kind === 'problem') throw problemFromFrame(message.problem)
      if (message.kind === 'image') {
        port.postMessage(await answerFor(storeImage, message.bytes))
        work.start()
        continue
      }
      yield message
      if (message.kind === 'complete') return
      port.postMessage('consumed')
      work.start()
    }
    await finished.catch((error: unknown) => {
      throw killing.signal.aborted ? killing.signal.reason : toReadingProblem(error)
    })
    throw new Error('The CSV worker ended without a final message.')
  } finally {
    work.pause()
    port.close()
    // A hanging worker never notices that the port is closed, and would occupy its thread forever.
    const grace = setTimeout(() => killing.abort(readsTooLong(workMs)), graceMs)
    void finished.catch(() => undefined).finally(() => clearTimeout(grace))
  }
}

/** Calls `onLate` once the times between `start` and `pause` add up to `ms`. */
const createWorkTimer = (ms: number, onLate: () => void) => {
  let left = ms
  let startedAt = 0
  let timer: NodeJS.Timeout | undefined
  return {
    start: () => {
      startedAt = performance.now()
      timer = setTimeout(onLate, left)
    },
    pause: () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      left -= performance.now() - startedAt
    },
  }
}

/** Encodes and stores an image of a file, and returns its link. */
export type KeepImage = (bytes: Uint8Array) => Promise<string>

const noImages: KeepImage = async () => ''

const answerFor = async (storeImage: KeepImage, bytes: Uint8Array): Promise<ImageAnswer> => {
  try {
    // Messages of a worker contain plain bytes instead of a Buffer.
    return { link: await storeImage(Buffer.from(bytes)) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { problem: error.frame() }
  }
}
