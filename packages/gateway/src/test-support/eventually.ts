import { expect } from 'vitest'

/** An assertion that is repeated until it holds, for at most 15 s: other work may slow the machine down. */
export const eventually = <T>(read: () => T | Promise<T>, intervalMs = 30) =>
  expect.poll(read, { timeout: 15_000, interval: intervalMs })
