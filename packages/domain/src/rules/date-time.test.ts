import { expect, test } from 'vitest'
import { parseDateTime, serializeDateTime, defaultEnd, defaultPeriod } from './date-time.ts'

test('a date-time is written in UTC without fractions of a second, and is read back', () => {
  expect(serializeDateTime(new Date('2026-03-04T05:06:07.999Z'))).toBe('2026-03-04 05:06:07')
  expect(parseDateTime('2026-03-04 05:06:07').toISOString()).toBe('2026-03-04T05:06:07.000Z')
})

test.each([
  ['2026-03-15T10:00:00Z', '2026-09-15 10:00:00'],
  ['2026-08-31T10:00:00Z', '2027-02-28 10:00:00'],
  ['2027-08-30T23:59:59Z', '2028-02-29 23:59:59'],
  ['2026-12-31T00:00:00Z', '2027-06-30 00:00:00'],
])(
  'given a session that begins at %s, then by default it ends six months later, on the last day of a shorter month',
  (now, end) => {
    expect(serializeDateTime(defaultEnd(new Date(now)))).toBe(end)
    expect(defaultPeriod(new Date(now))).toEqual({
      start_time: serializeDateTime(new Date(now)),
      end_time: end,
    })
  },
)
