import { expect, test } from 'vitest'
import { isAllowedOrigin } from './allowed-origin.ts'

test.each([
  ['http://127.0.0.1:4000', '127.0.0.1:4000', true],
  ['https://quiz.example', 'quiz.example', true],
  ['http://QUIZ.example:4000', 'quiz.EXAMPLE:4000', true],
  ['http://127.0.0.1:4001', '127.0.0.1:4000', false],
  ['http://evil.example', 'quiz.example', false],
  ['http://quiz.example.evil.example', 'quiz.example', false],
  ['null', 'quiz.example', false],
  ['file://', 'quiz.example', false],
  ['nonsense', 'nonsense', false],
  ['', 'quiz.example', false],
])('whether a page of the origin %s may open a socket on the host %s: %s', (origin, host, isAllowed) => {
  expect(isAllowedOrigin({ origin, host }, [])).toBe(isAllowed)
})

test.each([[[]], [['https://quiz.example']]])(
  'given a program that sends no origin, and the list of origins %j, then it is allowed',
  (allowed) => {
    expect(isAllowedOrigin({ host: 'quiz.example' }, allowed)).toBe(true)
  },
)

test('given a list of origins, then only they are allowed', () => {
  const allowed = ['https://quiz.example']
  expect(isAllowedOrigin({ origin: 'https://quiz.example', host: 'inside:4000' }, allowed)).toBe(true)
  expect(isAllowedOrigin({ origin: 'http://inside:4000', host: 'inside:4000' }, allowed)).toBe(false)
})
