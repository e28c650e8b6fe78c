import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { blankDetails } from '@quizwright/machines/quiz-document/details.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { descriptionSummary } from './summaries.ts'

afterEach(() => vi.restoreAllMocks())

test('a session is summarized with a 12-hour time, whatever the language of the browser is', async () => {
  const Format = Intl.DateTimeFormat
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locale, options) {
    return new Format(locale ?? 'de', options)
  })
  // The formats are made when the module is loaded or first used.
  vi.resetModules()
  const { sessionSummary } = await import('./summaries.ts')
  const details = {
    ...blankDetails(new Date()),
    session_name: 'Autumn',
    start_time: serializeDateTime(new Date(2030, 10, 14, 17, 20)),
    end_time: serializeDateTime(new Date(2031, 4, 1, 8, 0)),
  }
  expect(sessionSummary(details, '2030-01-01 00:00:00')).toBe(
    '“Autumn”, opens Nov 14, 2030, 5:20 PM, closes May 1, 2031',
  )
  expect(sessionSummary({ ...details, session_name: 'First session' }, '2030-01-01 00:00:00')).toBe(
    'opens Nov 14, 2030, 5:20 PM, closes May 1, 2031',
  )
})

test.each([
  ['Optics', 'Optics', 'Same as the title'],
  ['', 'A new quiz', 'Same as the title'],
  ['Optics', 'Light', 'Light'],
])('of the title "%s" and the description "%s", the summary is "%s"', (name, description, summary) =>
  expect(descriptionSummary({ ...blankDetails(new Date()), name, description })).toBe(summary),
)
