const monotonicNow = (): number => performance.now()

/**
 * Creates a token bucket, which allows `burst` messages at once and `perSecond` on average. The returned function
 * takes one token and returns whether there was one.
 */
export const createTokenBucket = (perSecond: number, burst: number, now = monotonicNow): (() => boolean) => {
  let tokens = burst
  let refilledAt = now()
  return () => {
    const time = now()
    tokens = Math.min(burst, tokens + ((time - refilledAt) / 1_000) * perSecond)
    refilledAt = time
    if (tokens < 1) return false
    tokens--
    return true
  }
}
