import { expect, test } from 'vitest'
import { backOffMs } from './lost-connection.ts'

test('each try waits twice as long as the one before, and none longer than ten seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 50].map(backOffMs)).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000,
  ])
})
