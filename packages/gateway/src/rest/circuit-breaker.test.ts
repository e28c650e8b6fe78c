import { expect, test } from 'vitest'
import { createCircuitBreaker, type CircuitBreaker, type Permit } from './circuit-breaker.ts'

const settings = { failureThreshold: 3, initialOpenMs: 5_000, maxOpenMs: 30_000, jitterPercent: 20 }

const withClock = (random = 0.5) => {
  let time = 0
  const breaker = createCircuitBreaker(
    settings,
    () => time,
    () => random,
  )
  const advance = (ms: number) => {
    time += ms
  }
  return { breaker, advance }
}

const acquire = (breaker: CircuitBreaker): Permit => {
  const permission = breaker.tryAcquire()
  if (!permission.isGranted) throw new Error('The breaker is open.')
  return permission.permit
}
const failTimes = (breaker: CircuitBreaker, times: number) => {
  for (let count = 0; count < times; count++) acquire(breaker).fail()
}

test('stays closed while failures are not consecutive', () => {
  const { breaker } = withClock()
  for (let count = 0; count < 10; count++) {
    failTimes(breaker, settings.failureThreshold - 1)
    acquire(breaker).succeed()
  }
  expect(breaker.isOpen()).toBe(false)
})

test('opens at the threshold and says how long it stays open', () => {
  const { breaker, advance } = withClock()
  failTimes(breaker, settings.failureThreshold)
  advance(1_000)
  expect(breaker.tryAcquire()).toEqual({ isGranted: false, retryAfterMs: 4_000 })
})

test('half-open, it lets a single probe pass, whose success closes it', () => {
  const { breaker, advance } = withClock()
  failTimes(breaker, settings.failureThreshold)
  advance(5_000)
  const probe = acquire(breaker)
  expect(breaker.tryAcquire().isGranted).toBe(false)
  probe.succeed()
  expect(breaker.isOpen()).toBe(false)
})

test('doubles its open time with each failed probe, up to the maximum', () => {
  const { breaker, advance } = withClock()
  failTimes(breaker, settings.failureThreshold)
  for (const openMs of [5_000, 10_000, 20_000, 30_000, 30_000]) {
    expect(breaker.tryAcquire()).toEqual({ isGranted: false, retryAfterMs: openMs })
    advance(openMs)
    acquire(breaker).fail()
  }
})

test('starts with the shortest open time again after a success', () => {
  const { breaker, advance } = withClock()
  failTimes(breaker, settings.failureThreshold)
  advance(5_000)
  acquire(breaker).fail()
  advance(10_000)
  acquire(breaker).succeed()
  failTimes(breaker, settings.failureThreshold)
  expect(breaker.tryAcquire()).toEqual({ isGranted: false, retryAfterMs: 5_000 })
})

test('grants another probe when a probe was released without an outcome', () => {
  const { breaker, advance } = withClock()
  failTimes(breaker, settings.failureThreshold)
  advance(5_000)
  acquire(breaker).release()
  expect(breaker.tryAcquire().isGranted).toBe(true)
})

test('ignores the outcome of requests that began before it opened', () => {
  const { breaker } = withClock()
  const late = acquire(breaker)
  failTimes(breaker, settings.failureThreshold)
  late.succeed()
  expect(breaker.isOpen()).toBe(true)
})

test.each([
  [0, 4_000],
  [1, 6_000],
])('spreads its open time: with the random number %d it is %d ms', (random, openMs) => {
  const { breaker } = withClock(random)
  failTimes(breaker, settings.failureThreshold)
  expect(breaker.tryAcquire()).toEqual({ isGranted: false, retryAfterMs: openMs })
})
