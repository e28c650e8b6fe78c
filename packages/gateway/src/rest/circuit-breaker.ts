export type BreakerSettings = {
  /** Failures in a row that open it. */
  failures: number
  firstOpenMs: number
  longestOpenMs: number
  jitterPercent: number
}

/**
 * How one admitted call ended. Exactly one of the three is said; `abandoned` when the caller left before
 * anything was known.
 */
export type Pass = { succeeded: () => void; failed: () => void; abandoned: () => void }
export type Admission = { ok: true; pass: Pass } | { ok: false; retryAfterMs: number }
export type Breaker = { admit: () => Admission; isOpen: () => boolean }

/**
 * Keeps calls from an upstream that does not answer. After some failures in a row it is open: calls are
 * refused at once, for 5 s, then 10, 20 and 30 s. When the time is over one call goes through as a probe; its
 * end decides.
 */
export const createBreaker = (
  settings: BreakerSettings,
  now: () => number = () => performance.now(),
  random: () => number = Math.random,
): Breaker => {
  let failuresInARow = 0
  let timesOpened = 0
  let openUntil: number | undefined
  let probing = false

  const open = () => {
    const period = Math.min(settings.firstOpenMs * 2 ** timesOpened, settings.longestOpenMs)
    const spread = (settings.jitterPercent / 100) * (random() * 2 - 1)
    openUntil = now() + period * (1 + spread)
    timesOpened++
  }
  const close = () => {
    failuresInARow = 0
    timesOpened = 0
    openUntil = undefined
  }

  const probe: Pass = {
    succeeded: () => {
      probing = false
      close()
    },
    failed: () => {
      probing = false
      open()
    },
    abandoned: () => {
      probing = false
    },
  }
  /** A call that began before the breaker opened says nothing about the time after. */
  const ordinary: Pass = {
    succeeded: () => {
      if (openUntil === undefined) failuresInARow = 0
    },
    failed: () => {
      if (openUntil === undefined && ++failuresInARow >= settings.failures) open()
    },
    abandoned: () => {},
  }

  return {
    admit: () => {
      if (openUntil === undefined) return { ok: true, pass: ordinary }
      const left = openUntil - now()
      if (left > 0) return { ok: false, retryAfterMs: left }
      if (probing) return { ok: false, retryAfterMs: settings.firstOpenMs }
      probing = true
      return { ok: true, pass: probe }
    },
    isOpen: () => openUntil !== undefined,
  }
}
