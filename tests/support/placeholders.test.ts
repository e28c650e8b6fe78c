import { expect, test } from 'vitest'
import { fillPlaceholders, replaceAt } from './placeholders.ts'

test('fills complete texts at any depth and leaves others alone', () => {
  const example = { body: { quiz_id: ['$quiz'], name: 'costs $quiz', count: 3, empty: null } }
  expect(fillPlaceholders(example, { $quiz: 'Q1' })).toEqual({
    body: { quiz_id: ['Q1'], name: 'costs $quiz', count: 3, empty: null },
  })
})

test('names a placeholder without an object', () => {
  expect(() => fillPlaceholders({ params: { id: '$nothing' } }, {})).toThrow('$nothing')
})

test('replaces the value at a path, wrapping it in a list where needed and creating missing steps', () => {
  expect(replaceAt({ body: { quiz_id: ['a', 'b'], name: 'n' } }, 'body.quiz_id', 'x')).toEqual({
    body: { quiz_id: ['x'], name: 'n' },
  })
  expect(replaceAt({ params: { id: 'a' } }, 'query.result', 'x')).toEqual({
    params: { id: 'a' },
    query: { result: 'x' },
  })
})
