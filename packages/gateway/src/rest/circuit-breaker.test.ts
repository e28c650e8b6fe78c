import { describe, expect, test } from 'vitest'
import { createBreaker, type Breaker, type Pass } from './circuit-breaker.ts'

const settings = { failures: 3, firstOpenMs: 5_000, longestOpenMs: 30_000, jitterPercent: 20 }

const withClock = (random = 0.5) => {
  let time = 0
  return {
    breaker: createBreaker(
      settings,
      () => time,
      () => random,
    ),
    pass: (ms: number) => {
      time += ms
    },
  }
}

const enter = (breaker: Breaker): Pass => {
  const admission = breaker.admit()
  if (!admission.ok) throw new Error('The breaker is open.')
  return admission.pass
}
const failTimes = (breaker: Breaker, times: number) => {
  for (let i = 0; i < times; i++) enter(breaker).failed()
}

describe('breaker', () => {
  test('stays closed while failures are not in a row', () => {
    const { breaker } = withClock()
    for (let i = 0; i < 10; i++) {
      failTimes(breaker, settings.failures - 1)
      enter(breaker).succeeded()
    }
    expect(breaker.isOpen()).toBe(false)
  })

  test('opens at the last failure of the row and says how long it stays open', () => {
    const { breaker, pass } = withClock()
    failTimes(breaker, settings.failures)
    pass(1_000)
    expect(breaker.admit()).toEqual({ ok: false, retryAfterMs: 4_000 })
  })

  test('lets one probe through when the time is over, and nobody beside it', () => {
    const { breaker, pass } = withClock()
    failTimes(breaker, settings.failures)
    pass(5_000)
    const probe = enter(breaker)
    expect(breaker.admit().ok).toBe(false)
    probe.succeeded()
    expect(breaker.isOpen()).toBe(false)
  })

  test('doubles the time with each failed probe, up to the longest', () => {
    const { breaker, pass } = withClock()
    failTimes(breaker, settings.failures)
    for (const period of [5_000, 10_000, 20_000, 30_000, 30_000]) {
      expect(breaker.admit()).toEqual({ ok: false, retryAfterMs: period })
      pass(period)
      enter(breaker).failed()
    }
  })

  test('begins with the shortest time again after a success', () => {
    const { breaker, pass } = withClock()
    failTimes(breaker, settings.failures)
    pass(5_000)
    enter(breaker).failed()
    pass(10_000)
    enter(breaker).succeeded()
    failTimes(breaker, settings.failures)
    expect(breaker.admit()).toEqual({ ok: false, retryAfterMs: 5_000 })
  })

  test('gives the next call the probe when a caller left with it', () => {
    const { breaker, pass } = withClock()
    failTimes(breaker, settings.failures)
    pass(5_000)
    enter(breaker).abandoned()
    expect(breaker.admit().ok).toBe(true)
  })

  test('takes no notice of calls that began before it opened', () => {
    const { breaker } = withClock()
    const late = enter(breaker)
    failTimes(breaker, settings.failures)
    late.succeeded()
    expect(breaker.isOpen()).toBe(true)
  })

  test.each([
    [0, 4_000],
    [1, 6_000],
  ])('spreads the times of many gateways (chance %d: %d ms)', (chance, period) => {
    const { breaker } = withClock(chance)
    failTimes(breaker, settings.failures)
    expect(breaker.admit()).toEqual({ ok: false, retryAfterMs: period })
  })
})
