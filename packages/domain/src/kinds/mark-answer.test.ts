import { expect, test } from 'vitest'
import { markAnswer } from './mark-answer.ts'

const ticked = (selected: readonly number[]) => ({ selected, answer: '' })

const questionWith = (...correct: boolean[]) => ({
  options: correct.map((isCorrect, index) => ({
    option: String(index),
    equation: '',
    image_url: '',
    is_correct: isCorrect,
    is_selected: false,
  })),
})

test.each([
  ['the correct option', [0], true],
  ['another option', [1], false],
  ['no option', [], false],
  ['the correct option and another', [0, 1], false],
  ['all options', [0, 1, 2], false],
])(
  'given one correct option, when %s is selected, then its correctness is known',
  (_, selected, isCorrect) => {
    expect(markAnswer(questionWith(true, false, false), ticked(selected), 3)).toEqual({
      isCorrect,
      obtainedMarks: isCorrect ? 3 : 0,
    })
  },
)

test('given several correct options, then only selecting all of them is correct', () => {
  const choices = [[0, 2], [2, 0], [0], [0, 1, 2]]
  expect(
    choices.map((selected) => markAnswer(questionWith(true, false, true), ticked(selected), 1).isCorrect),
  ).toEqual([true, true, false, false])
})

test('given no correct option, then no selection is correct', () => {
  const choices = [[], [0]]
  expect(
    choices.map((selected) => markAnswer(questionWith(false, false), ticked(selected), 1).isCorrect),
  ).toEqual([false, false])
})
