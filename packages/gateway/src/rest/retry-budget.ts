export type RetryBudget = {
  /** A call begins; say the answer's function when it ends. */
  begin: () => () => void
  /** Asks for one retry. Undefined: there is none to give. Otherwise say the function when the retry ends. */
  take: () => (() => void) | undefined
}

/**
 * Retries are at most a share of the calls under way, so that a struggling upstream is not asked twice by
 * everybody.
 */
export const createRetryBudget = (percent: number, atLeast: number): RetryBudget => {
  let active = 0
  let retrying = 0
  return {
    begin: () => {
      active++
      return () => {
        active--
      }
    },
    take: () => {
      if (retrying >= Math.max(atLeast, Math.floor((active * percent) / 100))) return undefined
      retrying++
      return () => {
        retrying--
      }
    },
  }
}
