import { expect, test } from 'vitest'
import { keyColumn } from './column-names.ts'
import { guessColumn } from './guess-columns.ts'
import { plainLatin } from './plain-latin.ts'

test('Latin letters lose their accents, and other scripts keep their marks', () => {
  expect(plainLatin('întrebare đáp łódź straße')).toBe('intrebare dap lodz strasse')
  expect(plainLatin('सही विकल्प ё')).toBe('सही विकल्प ё')
})

test('a word that ends like the letter of an option is a word', () => {
  expect(guessColumn('Correcta')).toBe(keyColumn)
  expect(guessColumn('Correct A')).toBe('is_correct1')
})

test.each([
  ['Intrebare', 'question'],
  ['Reponse correcte', keyColumn],
  ['Erklarung', 'solution'],
  ['Cau hoi', 'question'],
  ['Odpowiedz B', 'option2'],
  ['odpb', 'option2'],
  ['Odp.', keyColumn],
])('a heading without its accents is the same: %s', (heading, column) => {
  expect(guessColumn(heading)).toBe(column)
})
