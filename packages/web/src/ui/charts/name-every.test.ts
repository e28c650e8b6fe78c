import { expect, test } from 'vitest'
import { nameEvery } from './name-every.ts'

test('names are written as far as they have room', () => {
  const numbers = Array.from({ length: 20 }, (_, at) => String(at + 1))
  expect([
    nameEvery(numbers, 1_100),
    nameEvery(numbers, 250),
    nameEvery(numbers, 0),
    nameEvery([], 300),
  ]).toEqual([1, 2, 440, 1])
})
