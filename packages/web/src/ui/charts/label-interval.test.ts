import { expect, test } from 'vitest'
import { labelInterval } from './label-interval.ts'

test('labels are skipped so that none overlaps the next', () => {
  const numbers = Array.from({ length: 20 }, (_, index) => String(index + 1))
  expect([
    labelInterval(numbers, 1_100),
    labelInterval(numbers, 250),
    labelInterval(numbers, 0),
    labelInterval([], 300),
  ]).toEqual([1, 2, 440, 1])
})
