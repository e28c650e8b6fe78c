export type BreakerSettings = {
  /** Consecutive failures that open the breaker. */
  failureThreshold: number
  /** How often the upstream is probed while the breaker is open. */
  probeMs: number
  /**
   * How long it stays open at least when it opens again before any request has succeeded; doubled each time
   * until `maxOpenMs`.
   */
  initialOpenMs: number
  maxOpenMs: number
  /** Random deviation of these times, so that many gateways do not probe at once. */
  jitterPercent: number
  /** Whether the upstream responds again. A request of our own: no caller waits for it. */
  probe: () => Promise<boolean>
}

/** One of the two is called, or none if the request ended without saying anything about the upstream. */
export type Permit = { succeed: () => void; fail: () => void }
export type Permission = { isGranted: true; permit: Permit } | { isGranted: false; retryAfterMs: number }
export type CircuitBreaker = {
  tryAcquire: () => Permission
  isOpen: () => boolean
  /** Ends probing. */
  stop: () => void
}

/**
 * A circuit breaker: after some consecutive failures it is open and refuses requests until a probe succeeds.
 * The first probes come soon, so that an upstream that was restarted is used at once; an upstream whose probes
 * succeed and whose requests fail is left alone for longer each time.
 */
export const createCircuitBreaker = (
  { failureThreshold, probeMs, initialOpenMs, maxOpenMs, jitterPercent, probe }: BreakerSettings,
  now: () => number = () => performance.now(),
  random: () => number = Math.random,
): CircuitBreaker => {
  let consecutiveFailures = 0
  /** Since a request has succeeded. */
  let timesOpened = 0
  let nextProbeAt: number | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const probeIn = (ms: number) => {
    const waitMs = ms * (1 + (jitterPercent / 100) * (random() * 2 - 1))
    nextProbeAt = now() + waitMs
    timer = setTimeout(() => void tryToClose(), waitMs)
  }
  const open = () => {
    probeIn(timesOpened === 0 ? probeMs : Math.min(initialOpenMs * 2 ** (timesOpened - 1), maxOpenMs))
    timesOpened++
  }
  const tryToClose = async (): Promise<void> => {
    const isUp = await probe().catch(() => false)
    if (isStopped) return
    if (!isUp) return probeIn(probeMs)
    // One more failure opens it again, and for longer.
    consecutiveFailures = failureThreshold - 1
    nextProbeAt = undefined
  }
  /** A request that began before the breaker opened says nothing about the upstream's present state. */
  const permit: Permit = {
    succeed: () => {
      if (nextProbeAt !== undefined) return
      consecutiveFailures = 0
      timesOpened = 0
    },
    fail: () => {
      if (nextProbeAt === undefined && ++consecutiveFailures >= failureThreshold) open()
    },
  }

  return {
    tryAcquire: () =>
      nextProbeAt === undefined
        ? { isGranted: true, permit }
        : { isGranted: false, retryAfterMs: Math.max(0, nextProbeAt - now()) },
    isOpen: () => nextProbeAt !== undefined,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
