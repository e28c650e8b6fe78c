import type { GatewayLimits } from '../limits.ts'

type Hooks = {
  /** Whether the service still has to respond. */
  isPending: () => boolean
  /** Whether it is us who do not read, because the browser is slow. */
  isBrowserSlow: () => boolean
  onTimeout: () => void
  onIdle: () => void
}
export type UpstreamTimers = {
  /** A frame was sent or received: all times start again. */
  restart: () => void
  stop: () => void
}

/**
 * Two timers of an upstream connection: a pending response must come within `linkSilentMs`, and a connection
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
