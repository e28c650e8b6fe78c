import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const intervalMs = 1_000
const open = (atOnce = false) => {
  const rounds: PromiseWithResolvers<void>[] = []
  const work = () => {
    const round = Promise.withResolvers<void>()
    rounds.push(round)
    return round.promise
  }
  const errors: unknown[] = []
  const repeated = repeat(work, { intervalMs, atOnce, onError: (error) => errors.push(error) })
  return {
    rounds,
    errors,
    repeated,
    pass: (intervals: number) => vi.advanceTimersByTimeAsync(intervals * intervalMs),
  }
}

test('the first round begins after an interval, or at once', async () => {
  const [later, now] = [open(), open(true)]
  expect([later.rounds.length, now.rounds.length]).toEqual([0, 1])
  await later.pass(1)
  expect(later.rounds).toHaveLength(1)
})

test('no round begins while another one runs, and the next one begins after an error', async () => {
  const { rounds, errors, pass } = open()
  await pass(3)
  expect(rounds).toHaveLength(1)
  rounds[0]?.reject(new Error('no disk'))
  await pass(1)
  expect([rounds.length, errors]).toEqual([2, [new Error('no disk')]])
})

test('stopping waits for the round that runs, and none begins after it', async () => {
  const { rounds, repeated, pass } = open()
  await pass(1)
  let isStopped = false
  const stopped = repeated.stop().then(() => (isStopped = true))
  await pass(2)
  expect([rounds.length, isStopped]).toEqual([1, false])
  rounds[0]?.resolve()
  await stopped
})
