import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { expect, test } from 'vitest'
import { startWorkerPool } from '../scheduling/worker-pool.ts'
import { writeInWorker } from './write-in-worker.ts'

const quizOf = (count: number) => ({
  title: 'Rivers',
  questions: Array.from({ length: count }, (_, index) =>
    fullQuestion({ question: `Which is river ${index}?` }),
  ),
  images: new Map(),
})
const { signal } = new AbortController()

test('a file is written in a worker while the server continues', async () => {
  let turns = 0
  let isWriting = true
  const count = () => {
    turns++
    if (isWriting) setImmediate(count)
  }
  setImmediate(count)
  const { bytes, ending } = await writeInWorker(quizOf(30), 'pdf', signal)
  isWriting = false
  expect(ending).toBe('pdf')
  expect(Buffer.from(bytes).toString('latin1', 0, 5)).toBe('%PDF-')
  // Writing in this thread would have yielded to the event loop only at its few awaits.
  expect(turns).toBeGreaterThan(100)
})

test('given a caller who disconnects, then the writing ends', async () => {
  const caller = new AbortController()
  const writing = writeInWorker(quizOf(1_000), 'pdf', caller.signal)
  caller.abort()
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' })
})

test('given a caller who disconnects, then the next file is written all the same', async () => {
  // The thread is ready after the first file, so that the second one is being written when it is aborted.
  await writeInWorker(quizOf(1), 'gift', signal)
  const caller = new AbortController()
  const aborted = writeInWorker(quizOf(1_000), 'pdf', caller.signal)
  const next = writeInWorker(quizOf(1), 'gift', signal)
  caller.abort()
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
  expect((await next).ending).toBe('gift')
})

test('given too many waiting files, then the next one is refused', async () => {
  const callers = new AbortController()
  const writing = Array.from({ length: 66 }, () => writeInWorker(quizOf(1), 'gift', callers.signal))
  const outcomes = Promise.allSettled(writing)
  await expect(writeInWorker(quizOf(1), 'gift', signal)).rejects.toMatchObject({ code: 'BUSY' })
  callers.abort()
  await outcomes
  expect(startWorkerPool('writing').queueSize).toBe(0)
})
