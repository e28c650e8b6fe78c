import { expect, test } from 'vitest'
import { isBlank, markGiven } from './mark-answer.ts'

test('given marks are limited to the range of the question, and passing ones count as correct', () => {
  expect([-1, 2.5, 5, 9].map((marks) => markGiven(marks, 5, 50))).toEqual([
    { obtainedMarks: 0, isCorrect: false },
    { obtainedMarks: 2.5, isCorrect: true },
    { obtainedMarks: 5, isCorrect: true },
    { obtainedMarks: 5, isCorrect: true },
  ])
  expect(markGiven(0, 0, 0)).toEqual({ obtainedMarks: 0, isCorrect: false })
})

test('an answer of white space is blank; one with an option, a text or an image is not', () => {
  expect(isBlank({ selected: [], answer: ' \n', uploadedImages: [] })).toBe(true)
  expect(
    [
      { selected: [0], answer: '', uploadedImages: [] },
      { selected: [], answer: 'x', uploadedImages: [] },
      { selected: [], answer: '', uploadedImages: ['/files/x'] },
    ].map(isBlank),
  ).toEqual([false, false, false])
})
