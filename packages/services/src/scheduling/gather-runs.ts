type Gathering = {
  /** How many keys a run takes at most. */
  most: number
  /** Whether more calls are about to come, which a run that has few should wait for. By default none are. */
  expectsMore?: () => boolean
}

/** A run waits no longer for more once it has so many calls, or after this time. */
const enoughCalls = 8
const longestWaitMs = 200

/**
 * Returns a function that does `work` for a key together with the keys of other calls: one run at a time for all of
 * them. Calls that come during a run share a later one, and are answered with its result.
 */
export const gatherRuns = <Result>(
  work: (keys: string[]) => Promise<Result>,
  { most, expectsMore = () => false }: Gathering,
): ((key: string) => Promise<Result>) => {
  type Waiting = PromiseWithResolvers<Result>
  const waiting = new Map<string, Waiting>()
  let calls = 0
  let isRunning = false
  let timer: NodeJS.Timeout | undefined

  const begin = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    isRunning = true
    const run = [...waiting].slice(0, most)
    for (const [key] of run) waiting.delete(key)
    calls = waiting.size
    await work(run.map(([key]) => key)).then(
      (value) => run.forEach(([, { resolve }]) => resolve(value)),
      (error: unknown) => run.forEach(([, { reject }]) => reject(error)),
    )
    isRunning = false
    beginIfReady()
  }
  const beginIfReady = (): void => {
    if (isRunning || waiting.size === 0) return
    if (calls >= enoughCalls || !expectsMore()) void begin()
    else timer ??= setTimeout(() => void begin(), longestWaitMs)
  }
  return (key) => {
    const asked = waiting.get(key) ?? Promise.withResolvers<Result>()
    waiting.set(key, asked)
    calls++
    beginIfReady()
    return asked.promise
  }
}
