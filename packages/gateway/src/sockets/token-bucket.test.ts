import { expect, test } from 'vitest'
import { createTokenBucket } from './token-bucket.ts'

const countAllowed = (takeToken: () => boolean, attempts: number) =>
  Array.from({ length: attempts }, takeToken).filter(Boolean).length
const stoppedClock = () => 0

test('allows one burst at once', () => {
  expect(countAllowed(createTokenBucket(50, 200, stoppedClock), 300)).toBe(200)
})

test('allows the rate per second after the burst', () => {
  let time = 0
  const takeToken = createTokenBucket(50, 200, () => time)
  countAllowed(takeToken, 200)
  time = 1_000
  expect(countAllowed(takeToken, 300)).toBe(50)
})

test('saves up at most one burst', () => {
  let time = 0
  const takeToken = createTokenBucket(50, 200, () => time)
  time = 3_600_000
  expect(countAllowed(takeToken, 1_000)).toBe(200)
})

test('allows all frames of a save of 10,000 questions at once', () => {
  const batches = 100
  const otherFrames = 3
  const takeToken = createTokenBucket(50, 200, stoppedClock)
  expect(countAllowed(takeToken, batches + otherFrames)).toBe(103)
})
