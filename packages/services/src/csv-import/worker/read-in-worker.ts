import { on } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { Problem, problemFromFrame } from '@quizwright/contracts/problem.ts'
import { refuseWhenPoolIsFull, runInWorker } from '../../worker-pool/worker-pool.ts'
import type { EncodedImage } from '../../images/encode-image.ts'
import type { CsvWorkerMessage, CsvWorkerTask, ImageAnswer } from './csv-worker.ts'

export const csvWorkerUrl = new URL('./csv-worker.ts', import.meta.url)

/**
 * Reads a stored file in a worker thread and yields its messages. Each message is acknowledged after it was
 * consumed, so that the worker does not read far ahead. `storeImage` stores the images of the file. Leaving the loop
 * or aborting the signal stops the worker. Throws the problem that the worker reports, and BUSY if too many files
 * are waiting.
 */
export async function* readInWorker(
  task: Omit<CsvWorkerTask, 'port'>,
  signal?: AbortSignal,
  storeImage: KeepImage = noImages,
): AsyncGenerator<Exclude<CsvWorkerMessage, { kind: 'problem' | 'image' }>> {
  refuseWhenPoolIsFull()
  const { port1: port, port2: workerPort } = new MessageChannel()
  const messages = on(port, 'message', { close: ['close'], signal }) as AsyncIterable<[CsvWorkerMessage]>
  const workerTask: CsvWorkerTask = { ...task, port: workerPort }
  const finished = runInWorker<CsvWorkerTask, void>(csvWorkerUrl, workerTask, { transferList: [workerPort] })
  // A crashed worker sends no more messages. Closing the port ends the loop below.
  finished.catch(() => port.close())
  try {
    for await (const [message] of messages) {
      if (message.kind === 'problem') throw problemFromFrame(message.problem)
      if (message.kind === 'image') {
        port.postMessage(await answerFor(storeImage, message.image))
        continue
      }
      yield message
      if (message.kind === 'complete') return
      port.postMessage('consumed')
    }
    await finished
    throw new Error('The CSV worker ended without a final message.')
  } finally {
    port.close()
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
