import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { expect, test, vi } from 'vitest'
import { sayDate, sayDay, sayMoment } from './say-date.ts'

const now = new Date(2026, 10, 18, 12, 0)
const said = (...parts: readonly [number, number, number, number, number]) =>
  sayDate(serializeDateTime(new Date(...parts)), now).replaceAll('\u202f', ' ')

test.each([
  [[2026, 10, 18, 0, 5], 'Today, 12:05 AM'],
  [[2026, 10, 17, 23, 59], 'Yesterday, 11:59 PM'],
  [[2026, 10, 19, 9, 30], 'Tomorrow, 9:30 AM'],
  [[2026, 10, 12, 15, 0], 'Thu, Nov 12'],
  [[2026, 10, 24, 15, 0], 'Tue, Nov 24'],
  [[2026, 10, 11, 15, 0], 'Nov 11'],
  [[2025, 10, 18, 15, 0], 'Nov 18, 2025'],
] as const)('given noon of November 18th, then %j reads "%s"', ([year, month, day, hour, minute], text) =>
  expect(said(year, month, day, hour, minute)).toBe(text),
)

test('in a narrow place, only the day is shown', () => {
  const days = [18, 17, 13, 1].map((day) => sayDay(serializeDateTime(new Date(2026, 10, day, 9, 30)), now))
  expect(days).toEqual(['Today', 'Yesterday', 'Fri, Nov 13', 'Nov 1'])
})

test('the start of an event is shown with its time, without seconds', () =>
  expect(sayMoment(serializeDateTime(new Date(2026, 10, 14, 17, 20, 35)))).toBe('Nov 14, 2026, 5:20 PM'))

test('in Arabic the month has its name, because digits alone can be read as month and day', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'ar' } })
  const said = sayMoment(serializeDateTime(new Date(2026, 10, 4, 17, 20)))
  vi.unstubAllGlobals()
  expect(said).toContain('4 نوفمبر 2026')
})
