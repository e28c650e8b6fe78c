import { expect, test } from 'vitest'
import { keyColumn } from './column-names.ts'
import { guessColumn } from './guess-columns.ts'
import { plainLatin } from './plain-latin.ts'

test('Latin letters lose their accents, and other scripts keep their marks', () => {
  expect(plainLatin('întrebare đáp łódź straße')).toBe('intrebare dap lodz strasse')
  expect(plainLatin('सही विकल्प ё')).toBe('सही विकल्प ё')
})

test.each([
  ['Intrebare', 'question'],
  ['Reponse correcte', keyColumn],
  ['Erklarung', 'solution'],
  ['Cau hoi', 'question'],
  ['Odpowiedz B', 'option2'],
])('a heading without its accents is the same: %s', (heading, column) => {
  expect(guessColumn(heading)).toBe(column)
})
