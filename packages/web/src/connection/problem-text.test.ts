import { Problem } from '@quizwright/contracts/problem.ts'
import { expect, test } from 'vitest'
import { problemText } from './problem-text.ts'

test('a refusal with errors shows the first message of its first entry', () => {
  const errors = [{ field: 'name', messages: ['Title is required', 'too short'] }, { field: 'duration', messages: ['duration is required'] }]
  expect(problemText(new Problem('RULE', { message: 'Missing or invalid fields', errors }))).toBe('Title is required')
})
test('another failure shows its message', () => expect(problemText(new Problem('NOT_FOUND', { message: 'No such quiz.' }))).toBe('No such quiz.'))
test('an error without an answer shows its own text', () => expect(problemText(new TypeError('Failed to fetch'))).toBe('Failed to fetch'))
