import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockChangeAt } from './clock-change.ts'
import { fromLocalInput, toLocalInput } from './date-time.ts'

beforeEach(() => vi.stubEnv('TZ', 'Europe/Berlin'))
afterEach(() => vi.unstubAllEnvs())

test('a time that does not exist becomes a later one, and the form says why', () => {
  const wire = fromLocalInput('2026-03-29T02:30')!
  expect(toLocalInput(wire)).toBe('2026-03-29T03:30')
  expect(clockChangeAt(wire)).toBe('Clocks go forward that night: 01:59 is followed by 03:00.')
})

test('of a time that comes twice it is said which one it is', () => {
  const sentence = (which: string) =>
    `02:30 comes twice in this night, because the clocks are put back: this is the ${which} one.`
  expect(fromLocalInput('2026-10-25T02:30')).toBe('2026-10-25 00:30:00')
  expect(clockChangeAt('2026-10-25 00:30:00')).toBe(sentence('first'))
  expect(clockChangeAt('2026-10-25 01:30:00')).toBe(sentence('second'))
})

test.each([
  '',
  '2026-03-29 00:59:00',
  '2026-03-29 02:00:00',
  '2026-10-24 23:59:00',
  '2026-10-25 02:00:00',
  '2026-06-01 10:00:00',
])('nothing is said of any other time (%j)', (wire) => expect(clockChangeAt(wire)).toBeUndefined())

test('a change of half an hour is understood, too', () => {
  vi.stubEnv('TZ', 'Australia/Lord_Howe')
  expect(clockChangeAt(fromLocalInput('2026-10-04T02:10')!)).toBe(
    'Clocks go forward that night: 01:59 is followed by 02:30.',
  )
})

test('a session over a change of clocks lasts as long as its ends are apart', () => {
  const hours = (start: string, end: string) =>
    (Date.parse(`${fromLocalInput(end)!}Z`) - Date.parse(`${fromLocalInput(start)!}Z`)) / 3_600_000
  expect(hours('2026-03-29T01:00', '2026-03-29T04:00')).toBe(2)
  expect(hours('2026-10-25T01:00', '2026-10-25T04:00')).toBe(4)
})
