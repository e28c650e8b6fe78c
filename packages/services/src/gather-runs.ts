/**
 * Returns a function that does `work` for a key together with the keys of other calls: one run at a time for all of
 * them, of at most so many keys. Calls that come during a run share a later one, and are answered with its result.
 */
export const gatherRuns = <Result>(
  work: (keys: string[]) => Promise<Result>,
  most: number,
): ((key: string) => Promise<Result>) => {
  type Waiting = PromiseWithResolvers<Result>
  const waiting = new Map<string, Waiting>()
  let isRunning = false
  const runAll = async (): Promise<void> => {
    isRunning = true
    while (waiting.size > 0) {
      const run = [...waiting].slice(0, most)
      for (const [key] of run) waiting.delete(key)
      const result = work(run.map(([key]) => key))
      await result.then(
        (value) => run.forEach(([, { resolve }]) => resolve(value)),
        (error: unknown) => run.forEach(([, { reject }]) => reject(error)),
      )
    }
    isRunning = false
  }
  return (key) => {
    const asked = waiting.get(key) ?? Promise.withResolvers<Result>()
    waiting.set(key, asked)
    if (!isRunning) void runAll()
    return asked.promise
  }
}
