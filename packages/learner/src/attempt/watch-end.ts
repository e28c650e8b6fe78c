/** How long the page waits for any response before it asks whether the attempt still ends as it thinks. */
export const quietMs = 30_000

export type EndWatch = {
  /** Begins to wait again, because the services have just told the end. */
  restart: () => void
  stop: () => void
}

/**
 * Calls `ask` whenever the services told nothing for a while, so that a student who reads and answers nothing learns
 * too that the session ends earlier. A hidden page asks when it is shown again.
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
