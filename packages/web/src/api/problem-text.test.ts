import { Problem } from '@quizwright/contracts/problem.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { madeMessages } from '@quizwright/domain/language/made-messages.ts'
import { speak } from '@quizwright/domain/language/say.ts'
import { problemText, sayProblem } from './problem-text.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  speak()
})

test('a problem with field errors gives the first message of its first field', () => {
  const errors = [
    { field: 'name', messages: ['Title is required', 'too short'] },
    { field: 'duration', messages: ['duration is required'] },
  ]
  expect(problemText(new Problem('RULE', { message: 'Missing or invalid fields', errors }))).toBe(
    'Title is required',
  )
})
test('a problem at a line of a file gives its own message, which names all columns that are wrong', () => {
  const message = 'The header in line 1 has no column "question". Correct it and upload the file again.'
  const errors = [{ field: 'question', messages: ['is missing'] }]
  expect(problemText(new Problem('CSV_HEADER', { line: 1, column: 28, message, errors }))).toBe(message)
})
test('another problem gives its own message', () =>
  expect(problemText(new Problem('NOT_FOUND', { message: 'No such quiz.' }))).toBe('No such quiz.'))
test('an error of the page gives its message', () =>
  expect(problemText(new Error('The image is gone'))).toBe('The image is gone'))
test('a network error says that the server is unreachable or that the browser is offline', () => {
  const failed = new TypeError('Failed to fetch dynamically imported module: http://127.0.0.1/x.js')
  expect(problemText(failed)).toBe(
    'The server can’t be reached. Check your connection and try again in a moment; nothing you typed is lost.',
  )
  vi.stubGlobal('navigator', { onLine: false })
  expect(problemText(failed)).toBe(
    'You’re offline. Nothing you typed is lost; continue when you’re back online.',
  )
})

test('what a machine stores of a problem is said in the language of the page, with its names', () => {
  const pattern =
    '{name} took away your role in this quiz. What you typed is kept here; make a copy to go on.'
  const catalogue = { [pattern]: '{name} ha retirado su rol. Haga una copia.' }
  speak({ language: 'es', catalogue, made: madeMessages })
  expect(sayProblem({ message: pattern.replace('{name}', 'Bo') }).replaceAll(/[\u2068\u2069]/g, '')).toBe(
    'Bo ha retirado su rol. Haga una copia.',
  )
})
