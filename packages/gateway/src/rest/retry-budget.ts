export type RetryBudget = {
  /** Counts a request as active until the returned function is called. */
  startRequest: () => () => void
  /** Acquires a retry until the returned function is called. Returns undefined if the budget is used up. */
  tryAcquire: () => (() => void) | undefined
}

/**
 * Limits retries to a percentage of the active requests, so that retries do not double the load of an overloaded
 * upstream. `minRetries` are always allowed.
 */
export const createRetryBudget = (percent: number, minRetries: number): RetryBudget => {
  let activeRequests = 0
  let activeRetries = 0
  return {
    startRequest: () => {
      activeRequests++
      return () => {
        activeRequests--
      }
    },
    tryAcquire: () => {
      const maxRetries = Math.max(minRetries, Math.floor((activeRequests * percent) / 100))
      if (activeRetries >= maxRetries) return undefined
      activeRetries++
      return () => {
        activeRetries--
      }
    },
  }
}
