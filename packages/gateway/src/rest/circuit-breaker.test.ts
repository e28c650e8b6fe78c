import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCircuitBreaker, type CircuitBreaker, type Permit } from './circuit-breaker.ts'

const settings = {
  failureThreshold: 3,
  probeMs: 1_000,
  initialOpenMs: 5_000,
  maxOpenMs: 30_000,
  jitterPercent: 20,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = (random = 0.5) => {
  const upstream = { isUp: false, probes: 0 }
  const probe = async () => {
    upstream.probes++
    return upstream.isUp
  }
  const breaker = createCircuitBreaker(
    { ...settings, probe },
    () => Date.now(),
    () => random,
  )
  return { breaker, upstream }
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
  const { breaker } = start()
  for (let count = 0; count < 10; count++) {
    failTimes(breaker, settings.failureThreshold - 1)
    acquire(breaker).succeed()
  }
  expect(breaker.isOpen()).toBe(false)
})

test('opens at the threshold and says when to try again', () => {
  const { breaker } = start()
  failTimes(breaker, settings.failureThreshold)
  vi.advanceTimersByTime(400)
  expect(breaker.tryAcquire()).toEqual({ isGranted: false, retryAfterMs: 600 })
})

test('given a dead upstream, it is probed every second and no caller waits for a probe', async () => {
  const { breaker, upstream } = start()
  failTimes(breaker, settings.failureThreshold)
  await vi.advanceTimersByTimeAsync(10_500)
  expect([upstream.probes, breaker.tryAcquire().isGranted]).toEqual([10, false])
})

test('given an upstream that is back, the next probe closes it', async () => {
  const { breaker, upstream } = start()
  failTimes(breaker, settings.failureThreshold)
  upstream.isUp = true
  await vi.advanceTimersByTimeAsync(999)
  expect(breaker.isOpen()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(breaker.isOpen()).toBe(false)
})

test('given probes that succeed and requests that fail, it stays open for longer each time', async () => {
  const { breaker, upstream } = start()
  upstream.isUp = true
  failTimes(breaker, settings.failureThreshold)
  for (const openMs of [1_000, 5_000, 10_000, 20_000, 30_000, 30_000]) {
    expect(breaker.tryAcquire()).toEqual({ isGranted: false, retryAfterMs: openMs })
    await vi.advanceTimersByTimeAsync(openMs)
    acquire(breaker).fail()
  }
})

test('given a request that succeeded, it opens at the threshold and for a short time again', async () => {
  const { breaker, upstream } = start()
  upstream.isUp = true
  failTimes(breaker, settings.failureThreshold)
  await vi.advanceTimersByTimeAsync(1_000)
  acquire(breaker).succeed()
  failTimes(breaker, settings.failureThreshold)
  expect(breaker.tryAcquire()).toEqual({ isGranted: false, retryAfterMs: 1_000 })
})

test('ignores the outcome of requests that began before it opened', () => {
  const { breaker } = start()
  const late = acquire(breaker)
  failTimes(breaker, settings.failureThreshold)
  late.succeed()
  expect(breaker.isOpen()).toBe(true)
  vi.advanceTimersByTime(400)
  late.fail()
  expect(breaker.tryAcquire()).toEqual({ isGranted: false, retryAfterMs: 600 })
})

test('given a late success while it is open, when it opens again, then it still stays open for longer', async () => {
  const { breaker, upstream } = start()
  upstream.isUp = true
  const late = acquire(breaker)
  failTimes(breaker, settings.failureThreshold)
  late.succeed()
  await vi.advanceTimersByTimeAsync(1_000)
  acquire(breaker).fail()
  expect(breaker.tryAcquire()).toEqual({ isGranted: false, retryAfterMs: 5_000 })
})

test('when it is stopped, the upstream is probed no more', async () => {
  const { breaker, upstream } = start()
  failTimes(breaker, settings.failureThreshold)
  await vi.advanceTimersByTimeAsync(2_000)
  breaker.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(upstream.probes).toBe(2)
})

test('when it is stopped during a probe that fails, then no other probe follows', async () => {
  let probes = 0
  let fail = (): void => undefined
  const probe = () => {
    probes++
    return new Promise<boolean>((_, reject) => (fail = () => reject(new Error('down'))))
  }
  const breaker = createCircuitBreaker(
    { ...settings, probe },
    () => Date.now(),
    () => 0.5,
  )
  failTimes(breaker, settings.failureThreshold)
  await vi.advanceTimersByTimeAsync(1_000)
  breaker.stop()
  fail()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(probes).toBe(1)
})

test('given a probe that rejects, then it stays open and probes again', async () => {
  let probes = 0
  const probe = async () => {
    probes++
    throw new Error('down')
  }
  const breaker = createCircuitBreaker(
    { ...settings, probe },
    () => Date.now(),
    () => 0.5,
  )
  failTimes(breaker, settings.failureThreshold)
  await vi.advanceTimersByTimeAsync(2_500)
  expect([probes, breaker.isOpen()]).toEqual([2, true])
})

test.each([
  [0, 800],
  [1, 1_200],
])('spreads its probes: with the random number %d the first comes after %d ms', (random, waitMs) => {
  const { breaker } = start(random)
  failTimes(breaker, settings.failureThreshold)
  expect(breaker.tryAcquire()).toEqual({ isGranted: false, retryAfterMs: waitMs })
})
