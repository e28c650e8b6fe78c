import { on } from 'node:events'
import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import { Problem, problemFromFrame } from '@quizwright/contracts/problem.ts'
import { Piscina } from 'piscina'
import type { ReadingMessage, ReadingTask } from './reading-thread.ts'

/** Files that wait for a thread; more would wait too long. */
const waitingAtMost = 64
/** Megabytes. A reading needs little; what a thread may use is bounded so that ten files at once cost no more than a few. */
const heap = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 } as const

let pool: Piscina<ReadingTask, void> | undefined

/** Starts the threads that read files, one for each core and shared by all of the process, so that the first import need not wait for them. */
export const warmReadingThreads = (): Piscina<ReadingTask, void> =>
  (pool ??= new Piscina({
    filename: new URL('./reading-thread.ts', import.meta.url).href,
    minThreads: 1, maxThreads: availableParallelism(), maxQueue: waitingAtMost, idleTimeout: 30_000, resourceLimits: heap, atomics: 'disabled',
  }))

/**
 * Reads a stored file in a thread and gives its messages, the next one only when this one was taken. Leaving the loop, or
 * the signal, ends the reading. Throws the Problem that ended it; BUSY when too many files wait already.
 */
export async function* readInThread(task: Omit<ReadingTask, 'port'>, signal?: AbortSignal): AsyncGenerator<Exclude<ReadingMessage, { kind: 'problem' }>> {
  const threads = warmReadingThreads()
  if (threads.queueSize >= waitingAtMost) throw new Problem('BUSY')
  const { port1: ours, port2: theirs } = new MessageChannel()
  const messages = on(ours, 'message', { close: ['close'], signal }) as AsyncIterable<[ReadingMessage]>
  const done = threads.run({ ...task, port: theirs }, { transferList: [theirs] })
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
