/**
 * How long the page waits for a response, in milliseconds, before it asks whether the end of the attempt was
 * moved.
 */
export const quietMs = 30_000

export type EndWatch = {
  /** Begins to wait again, because a response has just contained the end. */
  restart: () => void
  stop: () => void
}

/**
 * Calls `ask` whenever no response came for a while, so that a student who only reads also learns that the
 * session ends earlier. A hidden page asks when it is shown again.
 */
export const watchEnd = (ask: () => void): EndWatch => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const restart = (): void => {
    isDue = false
    clearTimeout(timer)
    timer = setTimeout(run, quietMs)
  }
  const run = (): void => {
    isDue = document.visibilityState === 'hidden'
    if (isDue) return
    restart()
    ask()
  }
  const onVisibilityChange = (): void => {
    if (isDue) run()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  restart()
  return {
    restart,
    stop: () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibilityChange)
    },
  }
}
