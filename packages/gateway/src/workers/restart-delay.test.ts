import { expect, test } from 'vitest'
import { restartDelay } from './restart-delay.ts'

test.each([
  [1, 0],
  [5, 0],
  [6, 1_000],
  [7, 2_000],
  [20, 30_000],
])('given %d crashes in a minute, then the next start waits %d ms', (crashes, delayMs) => {
  expect(restartDelay(crashes)).toBe(delayMs)
})
