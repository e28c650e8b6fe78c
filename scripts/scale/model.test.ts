import { expect, test } from 'vitest'
import { forecastCrowd, forecastHandIns, oneMachine } from './forecast.ts'
import { cpuPerAttempt, mostPerSecond, needed } from './limits.ts'
import type { Measured, MeasuredCall } from './measured.ts'
import { type CallName, callsPerAttempt } from './mix.ts'

/**
 * A measurement in which every call costs the services a millisecond and the other parts nothing, unless
 * stated.
 */
const measuredWith = (
  cpu: Partial<Record<'services' | 'postgres', number>>,
  more: Partial<MeasuredCall> = {},
): Measured => {
  const of = (mean = 0) => ({ mean, deviation: 0 })
  const cpuMs = {
    generator: of(),
    balancers: of(),
    gateway: of(),
    services: of(cpu.services),
    postgres: of(cpu.postgres),
  }
  const tookMs = (cpu.services ?? 0) + (cpu.postgres ?? 0)
  const call: MeasuredCall = {
    cpuMs,
    tookMs,
    shares: [1],
    statements: 4,
    underLock: 0,
    afterCommit: 0,
    ...more,
  }
  const none = { generator: 0, balancers: 0, gateway: 0, services: 0, postgres: 0 }
  return {
    calls: Object.fromEntries(Object.keys(callsPerAttempt).map((name) => [name, call])) as Record<
      CallName,
      MeasuredCall
    >,
    idleMs: none,
    fleets: [],
  } as unknown as Measured
}
const near = (found: number, expected: number): void => expect(found / expected).toBeCloseTo(1, 1)

test('a thread is the limit until there are more threads than cores', () => {
  const measured = measuredWith({ services: 1 })
  const most = mostPerSecond(1, cpuPerAttempt(measured, 'services'))
  near(forecastCrowd(measured, oneMachine(2, 1), { seconds: 5 }), most)
  near(forecastCrowd(measured, oneMachine(2, 2), { seconds: 5 }), 2 * most)
  near(forecastCrowd(measured, oneMachine(2, 4), { seconds: 5 }), 2 * most)
})

test('Postgres works on all cores at once', () => {
  const measured = measuredWith({ postgres: 1 })
  near(
    forecastCrowd(measured, oneMachine(2, 1), { seconds: 5 }),
    mostPerSecond(2, cpuPerAttempt(measured, 'postgres')),
  )
})

test('one quiz accepts one hand-in after the other, as long as each holds its lock', () => {
  // Two statements take a millisecond each and the commit waits eight, all under the lock.
  const measured = measuredWith({ postgres: 4 }, { tookMs: 12, underLock: 2 })
  near(forecastHandIns(measured, oneMachine(8, 1), 'oneQuiz', 5), 1_000 / 10)
  expect(forecastHandIns(measured, oneMachine(8, 1), 'manyQuizzes', 5)).toBeGreaterThan(500)
})

test('plans to use up to seventy per cent', () => {
  expect([needed(69, 10, 1), needed(71, 10, 1), needed(71, 10, 2)]).toEqual([1, 2, 1])
})
