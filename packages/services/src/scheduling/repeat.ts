/** Something that is done again and again until it is stopped. `stop` waits for the end of a round that runs. */
export type Repeated = { stop: () => Promise<void> }

type Options = {
  intervalMs: number
  onError: (error: unknown) => void
  /** The first round begins now, instead of after an interval. */
  atOnce?: boolean
}

/** Does something at intervals. A round is left out while the one before it still runs. */
export const repeat = (
  work: () => Promise<unknown>,
  { intervalMs, onError, atOnce = false }: Options,
): Repeated => {
  let running: Promise<unknown> | undefined
  const run = (): void => {
    running ??= work()
      .catch(onError)
      .finally(() => (running = undefined))
  }
  const timer = setInterval(run, intervalMs)
  timer.unref()
  if (atOnce) run()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
