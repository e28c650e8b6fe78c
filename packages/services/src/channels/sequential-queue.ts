/**
 * Runs tasks one after the other in the order of arrival. Refuses tasks beyond `maxWaiting` unfinished ones, as
 * backpressure against a sender that does not wait for acknowledgements.
 */
export const createSequentialQueue = (maxWaiting: number) => {
  let lastWork = Promise.resolve()
  let unfinished = 0
  return {
    /** Returns whether the task was accepted. A task must handle its own errors. */
    add: (work: () => Promise<void>): boolean => {
      if (unfinished >= maxWaiting) return false
      unfinished += 1
      lastWork = lastWork.then(work).finally(() => (unfinished -= 1))
      return true
    },
    /** Resolves when all accepted tasks are finished. */
    whenIdle: (): Promise<void> => lastWork,
  }
}
