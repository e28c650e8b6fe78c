import { expect, test } from 'vitest'
import { isBlank, markChoice, markGiven } from './mark-answer.ts'

const asks = (...correct: boolean[]) => ({
  options: correct.map((isCorrect, no) => ({
    option: String(no),
    equation: '',
    image_url: '',
    is_correct: isCorrect,
    is_selected: false,
  })),
})

test.each([
  ['the correct one', [0], true],
  ['another', [1], false],
  ['none', [], false],
  ['the correct one and another', [0, 1], false],
  ['all', [0, 1, 2], false],
])('of one correct option, %s chosen', (_, selected, isCorrect) => {
  expect(markChoice(asks(true, false, false), selected, 3)).toEqual({
    isCorrect,
    obtainedMarks: isCorrect ? 3 : 0,
  })
})

test('of several correct options all must be chosen, and a question without any gives nothing', () => {
  expect(
    [[0, 2], [2, 0], [0], [0, 1, 2]].map(
      (selected) => markChoice(asks(true, false, true), selected, 1).isCorrect,
    ),
  ).toEqual([true, true, false, false])
  expect([[], [0]].map((selected) => markChoice(asks(false, false), selected, 1).isCorrect)).toEqual([
    false,
    false,
  ])
})

test('given marks stay within their range, and count as correct where they would pass by themselves', () => {
  expect([-1, 2.5, 5, 9].map((marks) => markGiven(marks, 5, 50))).toEqual([
    { obtainedMarks: 0, isCorrect: false },
    { obtainedMarks: 2.5, isCorrect: true },
    { obtainedMarks: 5, isCorrect: true },
    { obtainedMarks: 5, isCorrect: true },
  ])
  expect(markGiven(0, 0, 0)).toEqual({ obtainedMarks: 0, isCorrect: false })
})

test('spaces are no answer, a picture alone is one', () => {
  expect(isBlank({ selected: [], answer: ' \n', uploadedImages: [] })).toBe(true)
  expect(
    [
      { selected: [0], answer: '', uploadedImages: [] },
      { selected: [], answer: 'x', uploadedImages: [] },
      { selected: [], answer: '', uploadedImages: ['/files/x'] },
    ].map(isBlank),
  ).toEqual([false, false, false])
})
