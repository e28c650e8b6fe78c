import { expect, test } from 'vitest'
import { echoOf } from './echo.ts'

test.each([
  ['1,5', 'none', [], 'Read as 1.5'],
  ['1,234', 'none', [], 'Read as 1.234 or 1234'],
  ['50 %', 'none', [], 'Read as 0.5'],
  ['1.5', 'shown', ['m/s'], 'Read as 1.5 m/s'],
  ['1.5 m / s', 'shown', ['m/s'], 'Read as 1.5 m/s'],
  ['1,5 m/s', 'typed', [], 'Read as 1.5 m/s'],
  ['1.5', 'typed', [], 'Read as 1.5, without a unit'],
] as const)('%s with the unit %s %j: %s', (answer, unit, units, text) =>
  expect(echoOf(answer, { unit, units })).toEqual({ isNumber: true, text }),
)

test.each([
  ['3,1,4', 'This isn’t a number. Write it like 3.14 or 2/3.'],
  ['3 m', 'Write only the number, without “m”.'],
])('%s: %s', (answer, text) =>
  expect(echoOf(answer, { unit: 'none', units: [] })).toEqual({ isNumber: false, text }),
)

test('no answer is read as nothing', () => expect(echoOf(' ', { unit: 'none', units: [] })).toBeUndefined())
