const minuteMs = 60_000

/**
 * Returns a function that says whether a line may be logged: once for each key and minute, and at most `maxLines` a
 * minute. Anybody may cause such lines, so their number must not depend on the callers.
 */
export const createRareLines = (
  maxLines: number,
  now: () => number = () => performance.now(),
): ((key: string) => boolean) => {
  const logged = new Set<string>()
  let endsAt = 0
  return (key) => {
    if (now() >= endsAt) {
      logged.clear()
      endsAt = now() + minuteMs
    }
    if (logged.has(key) || logged.size === maxLines) return false
    logged.add(key)
    return true
  }
}
