import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { formatDateTime, fromLocalInput, toLocalInput, writeDateTime } from './date-time.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A local time in the format of the API, in whatever time zone the test runs. */
const wireOf = (...local: [number, number, number, number, number, number]) =>
  serializeDateTime(new Date(...local))

describe('a date-time of the API', () => {
  test('is formatted in local time with a 12-hour clock', () => {
    expect(formatDateTime(wireOf(2026, 0, 5, 0, 7, 9))).toBe('2026-01-05 12:07:09 AM')
    expect(formatDateTime(wireOf(2026, 0, 5, 12, 0, 0))).toBe('2026-01-05 12:00:00 PM')
    expect(formatDateTime(wireOf(2026, 10, 25, 23, 59, 1))).toBe('2026-11-25 11:59:01 PM')
  })
  test.each([
    ['ur', '25 نومبر، 2026، 4:18 AM'],
    ['es', '25 nov 2026, 4:18 a. m.'],
  ])('is written on a page in %s as there, and in files as in English', (language, text) => {
    vi.stubGlobal('document', { documentElement: { lang: language } })
    const wire = wireOf(2026, 10, 25, 4, 18, 52)
    expect(formatDateTime(wire).replaceAll(/\s/gu, ' ')).toBe(text)
    expect(writeDateTime(wire)).toBe('2026-11-25 04:18:52 AM')
  })
  test('survives the conversion to a date field and back', () => {
    const wire = wireOf(2026, 5, 1, 8, 30, 0)
    expect(toLocalInput(wire)).toBe('2026-06-01T08:30')
    expect(fromLocalInput(toLocalInput(wire))).toBe(wire)
  })
})

test.each(['', 'tomorrow', '2026-13-40T00:00'])('the date field value %j gives no date-time', (value) =>
  expect(fromLocalInput(value)).toBeUndefined(),
)
