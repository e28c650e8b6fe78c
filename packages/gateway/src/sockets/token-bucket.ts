/** Counts messages: so many a second, and some at once. The function answers whether one more may pass. */
export const limitRate = (
  perSecond: number,
  burst: number,
  now: () => number = () => performance.now(),
): (() => boolean) => {
  let tokens = burst
  let last = now()
  return () => {
    const time = now()
    tokens = Math.min(burst, tokens + ((time - last) / 1_000) * perSecond)
    last = time
    if (tokens < 1) return false
    tokens--
    return true
  }
}
