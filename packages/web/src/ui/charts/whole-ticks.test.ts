import { expect, test } from 'vitest'
import { wholeTicks } from './whole-ticks.ts'

test.each([
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [8, [0, 2, 4, 6, 8]],
  [25, [0, 5, 10, 15, 20, 25]],
  [60, [0, 20, 40, 60]],
  [99, [0, 20, 40, 60, 80]],
  [100, [0, 20, 40, 60, 80, 100]],
  [66.7, [0, 20, 40, 60]],
  [12_345, [0, 5_000, 10_000]],
])('given a maximum of %d, then the grid lines are at %j', (most, lines) => {
  expect(wholeTicks(most, 5)).toEqual(lines)
})
