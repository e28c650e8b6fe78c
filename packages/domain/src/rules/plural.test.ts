import { expect, test } from 'vitest'
import { countOf, nounFor } from './plural.ts'

test.each([
  [0, '0 errors'],
  [1, '1 error'],
  [2, '2 errors'],
  [1.5, '1.5 errors'],
  [1_000, `${(1_000).toLocaleString()} errors`],
])('given %d, then the text is "%s"', (count, text) => expect(countOf(count, 'error')).toBe(text))

test('given a noun with an irregular plural, then that plural is used', () => {
  expect(countOf(2, 'quiz', 'quizzes')).toBe('2 quizzes')
  expect(nounFor(1, 'is', 'are')).toBe('is')
})
