import { expect, test } from 'vitest'
import { describeQuizzes } from './describe-quizzes.ts'

test.each([
  [['Optics'], 'Optics'],
  [['Optics', 'Waves'], 'Optics and Waves'],
  [['Optics', 'Waves', 'Heat', 'Light'], '4 quizzes: Optics, Waves and 2 more'],
])('given %j, then the toast names "%s"', (names, text) =>
  expect(describeQuizzes(names.map((name) => ({ name })))).toBe(text),
)
