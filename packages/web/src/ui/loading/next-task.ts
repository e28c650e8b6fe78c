/**
 * Resolves in a task of its own, so that the browser can answer input before what follows. Safari has no
 * `scheduler.yield` yet; there, others' tasks may come first.
 */
export const nextTask = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))
