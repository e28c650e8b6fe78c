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

test('stays closed if failures are not consecutive', () => {
  const { breaker } = start()
  for (let count = 0; count < 10; count++) {
    failTimes(breaker, settings.failureThreshold - 1)
    acquire(breaker).succeed()
  }
  expect(breaker.isOpen()).toBe(false)
})

test('opens at the threshold and returns the time until the next probe', () => {
  const { breaker } = start()
  failTimes(breaker, settings.failureThreshold)
  vi.advanceTimersByTime(400)
  expect(breaker.tryAcquire()).toEqual({ isGranted: false, retryAfterMs: 600 })
})

test('given a dead upstream, then it is probed every second and no caller waits for a probe', async () => {
  const { breaker, upstream } = start()
  failTimes(breaker, settings.failureThreshold)
  await vi.advanceTimersByTimeAsync(10_500)
  expect([upstream.probes, breaker.tryAcquire().isGranted]).toEqual([10, false])
})

test('given an upstream that has recovered, then the next probe closes the breaker', async () => {
  const { breaker, upstream } = start()
  failTimes(breaker, settings.failureThreshold)
  upstream.isUp = true
  await vi.advanceTimersByTimeAsync(999)
  expect(breaker.isOpen()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(breaker.isOpen()).toBe(false)
})

test('given successful probes and failing requests, then it stays open for longer each time', async () => {
  const { breaker, upstream } = start()
  upstream.isUp = true
  failTimes(breaker, settings.failureThreshold)
  for (const openMs of [1_000, 5_000, 10_000, 20_000, 30_000, 30_000]) {
    expect(breaker.tryAcquire()).toEqual({ isGranted: false, retryAfterMs: openMs })
    await vi.advanceTimersByTimeAsync(openMs)
    acquire(breaker).fail()
  }
})

test('given a successful request in between, then it opens at the threshold and for the short time again', async () => {
  const { breaker, upstream } = start()
  upstream.isUp = true
  failTimes(breaker, settings.failureThreshold)
  await vi.advanceTimersByTimeAsync(1_000)
  acquire(breaker).succeed()
  failTimes(breaker, settings.failureThreshold)
  expect(breaker.tryAcquire()).toEqual({ isGranted: false, retryAfterMs: 1_000 })
})

test('ignores the outcome of requests that started before it opened', () => {
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

test('given that it was stopped, then the upstream is not probed any more', async () => {
  const { breaker, upstream } = start()
  failTimes(breaker, settings.failureThreshold)
  await vi.advanceTimersByTimeAsync(2_000)
  breaker.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(upstream.probes).toBe(2)
})

test('given that it was stopped during a failing probe, then no further probe follows', async () => {
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

test('given a probe that rejects, then the breaker stays open and probes again', async () => {
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
])('given the random number %d, then the first probe comes after %d ms', (random, waitMs) => {
  const { breaker } = start(random)
  failTimes(breaker, settings.failureThreshold)
  expect(breaker.tryAcquire()).toEqual({ isGranted: false, retryAfterMs: waitMs })
})
