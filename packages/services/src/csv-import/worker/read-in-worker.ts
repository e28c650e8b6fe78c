import { on } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { Problem, problemFromFrame } from '@quizwright/contracts/problem.ts'
import { refuseWhenPoolIsFull, runInWorker } from '../../worker-pool/worker-pool.ts'
import type { EncodedImage } from '../../images/encode-image.ts'
import type { CsvWorkerMessage, CsvWorkerTask, ImageAnswer } from './csv-worker.ts'

export const csvWorkerUrl = new URL('./csv-worker.ts', import.meta.url)

/** The module of the worker and its time limits, in milliseconds. */
type Running = {
  workerUrl: URL
  /** A worker that sends nothing for this long is hanging and is killed. */
  silentMs: number
  /** An abandoned worker ends by itself within milliseconds, or is killed after this time. */
  graceMs: number
}
const usual: Running = { workerUrl: csvWorkerUrl, silentMs: 120_000, graceMs: 5_000 }

/**
 * Reads a stored file in a worker thread and yields its messages. Each message is acknowledged after it was
 * consumed, so that the worker does not read far ahead. `storeImage` stores the images of the file. Leaving the loop
 * or aborting the signal stops the worker. Throws the problem that the worker reports, BUSY if too many files are
 * waiting, and UPSTREAM_TIMEOUT if the worker hangs.
 */
export async function* readInWorker(
  task: Omit<CsvWorkerTask, 'port'>,
  signal?: AbortSignal,
  storeImage: KeepImage = noImages,
  { workerUrl, silentMs, graceMs }: Running = usual,
): AsyncGenerator<Exclude<CsvWorkerMessage, { kind: 'problem' | 'image' }>> {
  refuseWhenPoolIsFull()
  const { port1: port, port2: workerPort } = new MessageChannel()
  const messages = on(port, 'message', { close: ['close'], signal }) as AsyncIterable<[CsvWorkerMessage]>
  const workerTask: CsvWorkerTask = { ...task, port: workerPort }
  const killing = new AbortController()
  const finished = runInWorker<CsvWorkerTask, void>(workerUrl, workerTask, {
    transferList: [workerPort],
    signal: killing.signal,
  })
  // A crashed worker sends no more messages. Closing the port ends the loop below.
  finished.catch(() => port.close())
  const kill = () => killing.abort(new Problem('UPSTREAM_TIMEOUT'))
  let silence = setTimeout(kill, silentMs)
  try {
    for await (const [message] of messages) {
      // The consumer may take long for a message, and the worker waits for it.
      clearTimeout(silence)
      if (message.kind === 'problem') throw problemFromFrame(message.problem)
      if (message.kind === 'image') {
        port.postMessage(await answerFor(storeImage, message.image))
        silence = setTimeout(kill, silentMs)
        continue
      }
      yield message
      if (message.kind === 'complete') return
      port.postMessage('consumed')
      silence = setTimeout(kill, silentMs)
    }
    await finished.catch((error: unknown) => {
      throw killing.signal.aborted ? killing.signal.reason : error
    })
    throw new Error('The CSV worker ended without a final message.')
  } finally {
    clearTimeout(silence)
    port.close()
    // A hanging worker never notices that the port is closed, and would occupy its thread forever.
    const grace = setTimeout(kill, graceMs)
    void finished.catch(() => undefined).finally(() => clearTimeout(grace))
  }
}

/** Stores a decoded image and returns its link. */
export type KeepImage = (image: EncodedImage) => Promise<string>

const noImages: KeepImage = async () => ''

const answerFor = async (storeImage: KeepImage, image: EncodedImage): Promise<ImageAnswer> => {
  try {
    // Messages of a worker contain plain bytes instead of a Buffer.
    return { link: await storeImage({ ...image, bytes: Buffer.from(image.bytes) }) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { problem: error.frame() }
  }
}
