import { on } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { problemFromFrame } from '@quizwright/contracts/problem.ts'
import type { CsvWorkerMessage, CsvWorkerTask } from './csv-worker.ts'
import { refuseWhenPoolIsFull, runInWorker } from '../../worker-pool/worker-pool.ts'

const thread = new URL('./csv-worker.ts', import.meta.url)

/**
 * Reads a stored file in a thread and gives its messages, the next one only when this one was taken. Leaving
 * the loop, or the signal, ends the reading. Throws the Problem that ended it; BUSY when too many files wait
 * already.
 */
export async function* readInWorker(
  task: Omit<CsvWorkerTask, 'port'>,
  signal?: AbortSignal,
): AsyncGenerator<Exclude<CsvWorkerMessage, { kind: 'problem' }>> {
  refuseWhenPoolIsFull()
  const { port1: ours, port2: theirs } = new MessageChannel()
  const messages = on(ours, 'message', { close: ['close'], signal }) as AsyncIterable<[CsvWorkerMessage]>
  const done = runInWorker<CsvWorkerTask, void>(thread, { ...task, port: theirs }, { transferList: [theirs] })
  // A thread that dies says nothing more: the loop below must not wait for it.
  done.catch(() => ours.close())
  try {
    for await (const [message] of messages) {
      if (message.kind === 'problem') throw problemFromFrame(message.problem)
      yield message
      if (message.kind === 'complete') return
      ours.postMessage('taken')
    }
    await done
    throw new Error('The reading thread ended without a word.')
  } finally {
    ours.close()
  }
}
