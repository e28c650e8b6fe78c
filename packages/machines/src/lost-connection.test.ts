import { expect, test } from 'vitest'
import { backOffMs } from './lost-connection.ts'

test('each delay before reconnecting is twice the last one, up to ten seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 50].map(backOffMs)).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000,
  ])
})
