import { expect, test } from 'vitest'
import { readResultsAddress, searchError } from './results-address.ts'

const read = (query: string) => readResultsAddress(new URLSearchParams(query))

test('reads a session or a quiz, and an optional search', () => {
  expect(read('quizId=Q')).toEqual({ scope: { quizId: 'Q' }, search: undefined })
  expect(read('quizId=Q&sessionId=S')).toEqual({ scope: { sessionId: 'S' }, search: undefined })
  expect(read('quizId=Q&key=userName&keyword=%25')).toEqual({
    scope: { quizId: 'Q' },
    search: { key: 'userName', keyword: '%' },
  })
  expect(read('key=userName&keyword=a')).toBeUndefined()
})

test.each([
  'key=userName',
  'key=userName&keyword=%20',
  'key=secret&keyword=a',
  `key=userName&keyword=${'x'.repeat(201)}`,
])('%s is not a search', (query) => {
  expect(read(`quizId=Q&${query}`)).toEqual({ scope: { quizId: 'Q' }, search: undefined })
})

test('a search that is empty or too long says why it cannot run', () => {
  expect(searchError({ key: 'userName', keyword: ' ' })).toBe('Enter a name, or part of one, to search.')
  expect(searchError({ key: 'userEmail', keyword: 'x'.repeat(10_000) })).toMatch(
    /^A search can have at most 200 characters; this one has 10.000. Shorten it\.$/,
  )
  expect(searchError({ key: 'userName', keyword: '%' })).toBeUndefined()
})
