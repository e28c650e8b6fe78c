import { expect, test } from 'vitest'
import { createLatency } from './latency.ts'

test('the median is null before the first duration', () => {
  expect(createLatency().medianMs()).toBeNull()
})

test('the median covers the last 50 durations and has one decimal', () => {
  const latency = createLatency()
  for (let count = 0; count < 100; count++) latency.record(1_000)
  for (let count = 0; count < 50; count++) latency.record(count + 0.26)
  expect(latency.medianMs()).toBe(25.3)
})
