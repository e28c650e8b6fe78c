import { expect, test, vi } from 'vitest'
import { createBodyCollector } from './collect-bodies.ts'

const MiB = 1_024 * 1_024

test('given large bodies, then young garbage is collected once for every 8 MB', () => {
  const collect = vi.fn()
  const count = createBodyCollector(collect)
  for (let body = 0; body < 3; body++) count(2 * MiB)
  expect(collect).not.toHaveBeenCalled()
  for (let body = 0; body < 5; body++) count(2 * MiB)
  expect(collect).toHaveBeenCalledTimes(2)
})

test('given small bodies, then no collection is triggered', () => {
  const collect = vi.fn()
  const count = createBodyCollector(collect)
  for (let body = 0; body < 1_000; body++) count(64 * 1_024)
  expect(collect).not.toHaveBeenCalled()
})
