import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRequestCounter } from '@quizwright/server/http/request-counter.ts'
import { type CountedMessage, passCountsOn, shareCounts } from './share-counts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Simulates two workers of one supervisor without processes. */
const startWorkers = (max: number) => {
  const listeners: ((message: unknown) => void)[] = []
  const workers = [0, 1].map((index) => ({
    isConnected: () => true,
    send: (message: CountedMessage) => listeners[index]?.(message),
  }))
  const counters = workers.map((worker) => {
    const user = createRequestCounter(max, 60_000, () => Date.now())
    shareCounts(
      { user },
      {
        send: (message) => passCountsOn(worker, message, workers),
        onMessage: (listener) => listeners.push(listener),
      },
    )
    return user
  })
  return counters as [(typeof counters)[0], (typeof counters)[0]]
}

test('given two workers, when a user spreads requests over both, then the limit holds for the sum', () => {
  const [one, other] = startWorkers(10)
  let allowed = 0
  for (let turn = 0; turn < 40; turn++) {
    if ((turn % 2 === 0 ? one : other).count('eager') === undefined) allowed++
    vi.advanceTimersByTime(100)
  }
  expect(allowed).toBe(10)
})

test('given a message without counts, then it is not passed to other workers', () => {
  const send = vi.fn()
  const [from, to] = [0, 1].map(() => ({ isConnected: () => true, send }))
  passCountsOn(from!, 'ready', [from!, to!])
  expect(send).not.toHaveBeenCalled()
})
