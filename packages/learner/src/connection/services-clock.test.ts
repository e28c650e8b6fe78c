import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toTimestamp } from '../times.ts'
import { createServicesClock } from './services-clock.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('1999-01-01T00:00:00Z') }))
afterEach(() => vi.useRealTimers())

const start = '2030-01-01 10:00:00'
const secondsSince = (now: number): number => (now - toTimestamp(start)) / 1_000
const setDeviceBy = (hours: number): void => void vi.setSystemTime(Date.now() + hours * 60 * 60 * 1_000)

test('the time passes as the services told it, whatever the device shows', () => {
  const clock = createServicesClock(start)
  vi.advanceTimersByTime(90_000)
  expect(secondsSince(clock.now())).toBeCloseTo(90)
  expect(clock.isDoubtful()).toBe(false)
})

test('a device whose clock is set back changes nothing', () => {
  const clock = createServicesClock(start)
  setDeviceBy(-8)
  vi.advanceTimersByTime(5_000)
  expect(secondsSince(clock.now())).toBeCloseTo(5)
  expect(clock.isDoubtful()).toBe(true)
})

test('a device whose clock goes ahead is doubted until the services tell the time', () => {
  const clock = createServicesClock(start)
  setDeviceBy(8)
  expect(clock.isDoubtful()).toBe(true)
  clock.correct('2030-01-01 10:00:01')
  expect(secondsSince(clock.now())).toBeCloseTo(1)
  expect(clock.isDoubtful()).toBe(false)
})

test('a time without doubt is not moved by the full seconds of a response', () => {
  const clock = createServicesClock(start)
  vi.advanceTimersByTime(900)
  clock.correct(start)
  expect(secondsSince(clock.now())).toBeCloseTo(0.9)
})
