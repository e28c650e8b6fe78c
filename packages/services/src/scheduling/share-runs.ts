/**
 * Returns a function that does `work` for a key, one run at a time. Calls that come during a run share the next one,
 * so that each call ends after a run which began after it.
 */
export const shareRuns = (work: (key: string) => Promise<void>): ((key: string) => Promise<void>) => {
  const current = new Map<string, Promise<void>>()
  const next = new Map<string, Promise<void>>()
  const start = (key: string): Promise<void> => {
    const run = work(key).finally(() => current.delete(key))
    current.set(key, run)
    return run
  }
  return (key) => {
    const waiting = next.get(key)
    if (waiting) return waiting
    const running = current.get(key)
    if (!running) return start(key)
    const following = running
      .catch(() => undefined)
      .then(() => {
        next.delete(key)
        return start(key)
      })
    next.set(key, following)
    return following
  }
}
