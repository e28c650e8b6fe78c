/**
 * Runs work one after the other in the order of arrival. Refuses work beyond `maxWaiting` unfinished entries,
 * which is the backpressure against a sender that does not wait for acknowledgements.
 */
export const createSequentialQueue = (maxWaiting: number) => {
  let lastWork = Promise.resolve()
  let unfinished = 0
  return {
    /** Returns whether the work was accepted. Work must handle its own errors. */
    add: (work: () => Promise<void>): boolean => {
      if (unfinished >= maxWaiting) return false
      unfinished += 1
      lastWork = lastWork.then(work).finally(() => (unfinished -= 1))
      return true
    },
    /** Resolves when all accepted work is finished. */
    whenIdle: (): Promise<void> => lastWork,
  }
}
