export type RetryBudget = {
  /** A request starts; call the returned function when it ends. */
  startRequest: () => () => void
  /** Acquires one retry; call the returned function when it ends. Undefined if the budget is used up. */
  tryAcquire: () => (() => void) | undefined
}

/**
 * Limits retries to a share of the active requests, so that retries do not double the load of an upstream that
 * is overloaded. `minRetries` are always possible.
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
