export type BreakerSettings = {
  /** Consecutive failures that open the breaker. */
  failureThreshold: number
  /** How long it stays open for the first time; doubled each time until `maxOpenMs`. */
  initialOpenMs: number
  maxOpenMs: number
  /** Random deviation of these times, so that many gateways do not probe at once. */
  jitterPercent: number
}

/** Exactly one of the three is called. `release`: the request ended without saying anything about the upstream. */
export type Permit = { succeed: () => void; fail: () => void; release: () => void }
export type Permission = { isGranted: true; permit: Permit } | { isGranted: false; retryAfterMs: number }
export type CircuitBreaker = { tryAcquire: () => Permission; isOpen: () => boolean }

/**
 * A circuit breaker: after some consecutive failures it is open and refuses requests for a time. Then it is
 * half-open: one request passes as a probe, whose outcome closes it or opens it again for longer.
 */
export const createCircuitBreaker = (
  { failureThreshold, initialOpenMs, maxOpenMs, jitterPercent }: BreakerSettings,
  now: () => number = () => performance.now(),
  random: () => number = Math.random,
): CircuitBreaker => {
  let consecutiveFailures = 0
  let timesOpened = 0
  let openUntil: number | undefined
  let isProbing = false

  const open = () => {
    const openMs = Math.min(initialOpenMs * 2 ** timesOpened, maxOpenMs)
    const deviation = (jitterPercent / 100) * (random() * 2 - 1)
    openUntil = now() + openMs * (1 + deviation)
    timesOpened++
  }
  const close = () => {
    consecutiveFailures = 0
    timesOpened = 0
    openUntil = undefined
  }

  const probe: Permit = {
    succeed: () => {
      isProbing = false
      close()
    },
    fail: () => {
      isProbing = false
      open()
    },
    release: () => {
      isProbing = false
    },
  }
  /** A request that began before the breaker opened says nothing about the upstream's present state. */
  const ordinary: Permit = {
    succeed: () => {
      if (openUntil === undefined) consecutiveFailures = 0
    },
    fail: () => {
      if (openUntil === undefined && ++consecutiveFailures >= failureThreshold) open()
    },
    release: () => {},
  }

  return {
    tryAcquire: () => {
      if (openUntil === undefined) return { isGranted: true, permit: ordinary }
      const remainingMs = openUntil - now()
      if (remainingMs > 0) return { isGranted: false, retryAfterMs: remainingMs }
      if (isProbing) return { isGranted: false, retryAfterMs: initialOpenMs }
      isProbing = true
      return { isGranted: true, permit: probe }
    },
    isOpen: () => openUntil !== undefined,
  }
}
