import { expect, test } from 'vitest'
import { createRequestCounter } from './request-counter.ts'

const start = () => {
  let time = 0
  const counters = [0, 1].map(() => createRequestCounter(3, 60_000, () => time))
  const [one, other] = counters as [(typeof counters)[0], (typeof counters)[0]]
  return { one: one!, other: other!, advance: (ms: number) => (time += ms) }
}

test('given as many requests as allowed, then the next one is refused until the window ends', () => {
  const { one, advance } = start()
  expect([one.count('a'), one.count('a'), one.count('a')]).toEqual([undefined, undefined, undefined])
  advance(20_000)
  expect([one.count('a'), one.count('b')]).toEqual([40, undefined])
  advance(40_000)
  expect(one.count('a')).toBeUndefined()
})

test('given two processes that exchange their counts, then the limit holds for both together', () => {
  const { one, other } = start()
  one.count('a')
  one.count('a')
  other.addCounted(one.takeCounted())
  expect([other.count('a'), other.count('a')]).toEqual([undefined, 60])
  one.addCounted(other.takeCounted())
  expect(one.count('a')).toBe(60)
})

test('given counts from another process, then they are not sent back as own counts', () => {
  const { one, other } = start()
  one.count('a')
  other.addCounted(one.takeCounted())
  expect([one.takeCounted(), other.takeCounted()]).toEqual([[], []])
})

test('given callers without end and nobody who asks for the counts, no more are kept than are counted', () => {
  const counter = createRequestCounter(10, 60_000)
  for (let caller = 0; caller < 30_000; caller++) counter.count(`caller ${caller}`)
  expect(counter.takeCounted()).toHaveLength(20_000)
})
