import { expect, test } from 'vitest'
import type { ExamLine } from '../exam-line.ts'
import { withListsBelowNumbers } from './lists-below-numbers.ts'

const typed = (number: number): ExamLine => ({ number, text: `Q${number}) Which?` })
const counted = (number: number): ExamLine => ({
  number,
  text: 'one',
  label: { kind: 'number', level: 0, number },
})
const kindsOf = (lines: readonly ExamLine[]) => withListsBelowNumbers(lines).map(({ label }) => label?.kind)

test('a list that a word processor counts below each typed number has the options', () => {
  const lines = [1, 2, 3].flatMap((number) => [typed(number), counted(1), counted(2)])
  expect(kindsOf(lines)).toEqual([1, 2, 3].flatMap(() => [undefined, 'letter', 'letter']))
})

test('numbers that go on below typed ones count questions', () => {
  const lines = [typed(1), counted(1), counted(2), typed(2), counted(3), typed(3), counted(4)]
  expect(withListsBelowNumbers(lines)).toBe(lines)
})
