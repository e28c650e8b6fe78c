import { expect, test } from 'vitest'
import { fillPlaceholders, replaceAt } from './placeholders.ts'

test('fills whole texts at any depth and leaves the rest alone', () => {
  const example = { body: { quiz_id: ['$quiz'], name: 'costs $quiz', count: 3, empty: null } }
  expect(fillPlaceholders(example, { $quiz: 'Q1' })).toEqual({
    body: { quiz_id: ['Q1'], name: 'costs $quiz', count: 3, empty: null },
  })
})

test('names the placeholder that nobody makes', () => {
  expect(() => fillPlaceholders({ params: { id: '$nothing' } }, {})).toThrow('$nothing')
})

test('replaces one place, wrapping where a list stands and making what is missing', () => {
  expect(replaceAt({ body: { quiz_id: ['a', 'b'], name: 'n' } }, 'body.quiz_id', 'x')).toEqual({
    body: { quiz_id: ['x'], name: 'n' },
  })
  expect(replaceAt({ params: { id: 'a' } }, 'query.result', 'x')).toEqual({
    params: { id: 'a' },
    query: { result: 'x' },
  })
})
