import { dateTime } from '@quizwright/contracts/schemas/text.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileScanner } from './compile-scanner.ts'

const scan = compileScanner(dateTime)
const isClean = (value: string): boolean => scan(Buffer.from(JSON.stringify(value)))

test.each([
  '2026-01-01 00:00:00',
  '2026-12-31 23:59:59',
  '2024-02-29 12:00:00',
  '2000-02-29 12:00:00',
  '1000-04-30 09:30:15',
  '9999-10-31 19:05:00',
])('%s is a date-time', (value) => {
  expect(isClean(value)).toBe(true)
})

test.each([
  '2026-02-29 12:00:00',
  '1900-02-29 12:00:00',
  '2026-04-31 12:00:00',
  '2026-00-10 12:00:00',
  '2026-13-10 12:00:00',
  '2026-10-00 12:00:00',
  '2026-10-32 12:00:00',
  '0999-10-10 12:00:00',
  '2026-10-10 24:00:00',
  '2026-10-10 12:60:00',
  '2026-10-10 12:00:60',
  '2026-10-10T12:00:00',
  '2026/10/10 12:00:00',
  '2026-10-10 12-00-00',
  '2026-1a-10 12:00:00',
  '2026-10-10 12:00:00 ',
  '2026-10-10 12:00:0',
  '',
])('"%s" is not a date-time', (value) => {
  expect(isClean(value)).toBe(false)
})

test('the scanner accepts exactly the date-times that the schema accepts', () => {
  const character = fc.constantFrom(...'0123456789-: Ta')
  const mutated = fc
    .tuple(
      fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      fc.nat(20),
      character,
    )
    .map(([date, place, other]) => {
      const written = date.toISOString().slice(0, 19).replace('T', ' ')
      return written.slice(0, place) + other + written.slice(place + 1)
    })
  fc.assert(
    fc.property(mutated, (value) => {
      expect(isClean(value)).toBe(dateTime.safeParse(value).success)
    }),
    { numRuns: 2_000 },
  )
})
