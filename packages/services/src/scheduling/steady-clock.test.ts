import { expect, test } from 'vitest'
import { type ClockJump, createSteadyClock, keptMs } from './steady-clock.ts'

const hourMs = 60 * 60_000
const start = Date.parse('2030-03-01T12:00:00Z')

/** A machine that has run for a day unless said otherwise, and its clock for the services. */
const openMachine = (sinceStart = 24 * hourMs) => {
  const clocks = { timeOfDay: start, passed: Math.min(hourMs, sinceStart), sinceStart }
  const jumps: ClockJump[] = []
  const now = createSteadyClock((jump) => jumps.push(jump), {
    timeOfDay: () => clocks.timeOfDay,
    passed: () => clocks.passed,
    sinceStart: () => clocks.sinceStart,
  })
  const sleep = (ms: number) => {
    clocks.timeOfDay += ms
    clocks.sinceStart += ms
  }
  return {
    jumps,
    sleep,
    pass: (ms: number) => {
      sleep(ms)
      clocks.passed += ms
    },
    set: (byMs: number) => (clocks.timeOfDay += byMs),
    minutes: () => (now().getTime() - start) / 60_000,
  }
}

test('the clock of the services is the time of day, also if that is corrected by seconds', () => {
  const machine = openMachine()
  machine.pass(60_000)
  expect(machine.minutes()).toBe(1)
  machine.set(3_000)
  expect(machine.minutes()).toBe(1.05)
  machine.set(3_000)
  expect(machine.minutes()).toBe(1.1)
  expect(machine.jumps).toEqual([])
})

test.each([
  ['ahead', hourMs],
  ['back', -hourMs],
])(
  'given a time of day that jumps %s by an hour and is put right, then the services keep their time',
  (_, byMs) => {
    const machine = openMachine()
    machine.set(byMs)
    expect(machine.minutes()).toBe(0)
    machine.pass(keptMs - 1)
    expect(machine.minutes()).toBeCloseTo(15, 3)
    machine.set(-byMs)
    machine.pass(hourMs)
    expect(machine.minutes()).toBeCloseTo(75, 3)
    expect(machine.jumps).toEqual([{ byMs, isFollowed: false }])
  },
)

test('given a jump that stays, then the services follow it after a quarter of an hour', () => {
  const machine = openMachine()
  machine.set(hourMs)
  machine.minutes()
  machine.pass(keptMs)
  expect(machine.minutes()).toBe(75)
  machine.pass(60_000)
  expect(machine.minutes()).toBe(76)
  expect(machine.jumps).toEqual([
    { byMs: hourMs, isFollowed: false },
    { byMs: hourMs, isFollowed: true },
  ])
})

test('given another jump within that time, then the quarter of an hour begins again', () => {
  const machine = openMachine()
  machine.set(hourMs)
  machine.minutes()
  machine.pass(keptMs / 2)
  machine.set(hourMs)
  machine.minutes()
  machine.pass(keptMs / 2)
  expect(machine.minutes()).toBe(15)
  expect(machine.jumps).toHaveLength(2)
})

test('given a machine that has just started, then the first answer of a time server is followed at once', () => {
  const machine = openMachine(60_000)
  machine.set(100 * hourMs)
  expect(machine.minutes()).toBe(100 * 60)
  expect(machine.jumps.at(-1)).toEqual({ byMs: 100 * hourMs, isFollowed: true })
})

test('given a machine that slept, then the services know at once what time it is', () => {
  const machine = openMachine()
  machine.sleep(8 * hourMs)
  expect(machine.minutes()).toBe(8 * 60)
  expect(machine.jumps).toEqual([])
})
