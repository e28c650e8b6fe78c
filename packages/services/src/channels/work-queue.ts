/**
 * Does one thing after the other, in the order in which they came. More than `waitingAtMost` at once are
 * refused.
 */
export const createWorkQueue = (waitingAtMost: number) => {
  let last = Promise.resolve()
  let waiting = 0
  return {
    /** Whether the work was taken. Work must deal with its own failures. */
    add: (work: () => Promise<void>): boolean => {
      if (waiting >= waitingAtMost) return false
      waiting += 1
      last = last.then(work).finally(() => (waiting -= 1))
      return true
    },
    /** Settles when all that was taken is done. */
    idle: (): Promise<void> => last,
  }
}
