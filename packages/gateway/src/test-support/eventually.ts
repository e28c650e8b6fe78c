import { expect } from 'vitest'

/** Repeats an assertion until it holds, for at most 15 s, because other processes may slow the machine down. */
export const eventually = <T>(read: () => T | Promise<T>, intervalMs = 30) =>
  expect.poll(read, { timeout: 15_000, interval: intervalMs })
