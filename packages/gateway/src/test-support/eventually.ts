import { expect } from 'vitest'

/** Waits until something is so; a busy machine may take its time. */
export const eventually = <T>(look: () => T | Promise<T>, intervalMs = 30) =>
  expect.poll(look, { timeout: 15_000, interval: intervalMs })
