export type BreakerSettings = {
  /** The number of consecutive failures that opens the breaker. */
  failureThreshold: number
  /** The interval between probes while the breaker is open. */
  probeMs: number
  /**
   * How long it stays open if it opens again before any request has succeeded. Doubled each time, up to `maxOpenMs`.
   */
  initialOpenMs: number
  maxOpenMs: number
  /** The random deviation of these times. It keeps many gateways from probing at the same moment. */
  jitterPercent: number
  /** Resolves to whether the upstream responds again. It is a separate request, so no caller waits for it. */
  probe: () => Promise<boolean>
}

/** Call `succeed` or `fail` when the request has ended, or neither if its end says nothing about the upstream. */
export type Permit = { succeed: () => void; fail: () => void }
export type Permission = { isGranted: true; permit: Permit } | { isGranted: false; retryAfterMs: number }
export type CircuitBreaker = {
  tryAcquire: () => Permission
  isOpen: () => boolean
  stop: () => void
}

/**
 * A circuit breaker. After some consecutive failures it opens, and refuses requests until a probe succeeds. The
 * first probes come soon, so that a restarted upstream is used at once. If probes succeed but requests keep failing,
 * it stays open for longer each time.
 */
export const createCircuitBreaker = (
  { failureThreshold, probeMs, initialOpenMs, maxOpenMs, jitterPercent, probe }: BreakerSettings,
  now: () => number = () => performance.now(),
  random: () => number = Math.random,
): CircuitBreaker => {
  let consecutiveFailures = 0
  /** How often it has opened since the last successful request. */
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
  /** A request that started before the breaker opened says nothing about the upstream's present state. */
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
