import type { GatewayLimits } from '../limits.ts'

type Hooks = {
  /** Whether the service must still respond. */
  isPending: () => boolean
  /** Whether reading is paused on our side, because the browser is slow. */
  isBrowserSlow: () => boolean
  onTimeout: () => void
  onIdle: () => void
}
export type UpstreamTimers = {
  /** Restarts all timers, because a frame was sent or received. */
  restart: () => void
  stop: () => void
}

/**
 * Two timers of an upstream connection: a pending response must arrive within `linkSilentMs`, and a connection
 * without a job is closed after `linkIdleMs`.
 */
export const createUpstreamTimers = (
  { linkSilentMs, linkIdleMs }: Pick<GatewayLimits, 'linkSilentMs' | 'linkIdleMs'>,
  { isPending, isBrowserSlow, onTimeout, onIdle }: Hooks,
): UpstreamTimers => {
  let responseTimer: NodeJS.Timeout | undefined
  let idleTimer: NodeJS.Timeout | undefined

  const startResponseTimer = () => {
    clearTimeout(responseTimer)
    if (!isPending()) return
    responseTimer = setTimeout(() => {
      if (isBrowserSlow()) startResponseTimer()
      else onTimeout()
    }, linkSilentMs)
  }
  const startIdleTimer = () => {
    clearTimeout(idleTimer)
    idleTimer = setTimeout(() => {
      if (isPending()) startIdleTimer()
      else onIdle()
    }, linkIdleMs)
  }
  return {
    restart: () => {
      startResponseTimer()
      startIdleTimer()
    },
    stop: () => {
      clearTimeout(responseTimer)
      clearTimeout(idleTimer)
    },
  }
}
