import { describe, expect, test } from 'vitest'
import { costInMarks, describeWrongCosts } from './describe-wrong-costs.ts'
import { guessWithCosts, withWrongCosts } from './wrong-costs.ts'

const wrong = { isCorrect: false, obtainedMarks: 0 }
const chosen = { selected: [1], answer: '' }
const blank = { selected: [], answer: ' ', response: { picks: [-1], texts: [] } }

describe('a wrong answer costs its share of the marks of the question', () => {
  test.each([
    [0.25, 1, -0.25],
    [0.25, 4, -1],
    [1 / 3, 1, -0.33],
    [1 / 3, 3, -1],
    [1, 2, -2],
    [0, 2, 0],
    [0.25, 0, 0],
  ])('%f of %f', (share, marks, obtained) => {
    expect(withWrongCosts(wrong, chosen, marks, share).obtainedMarks).toBe(obtained)
  })
})

test('a skipped question costs nothing, and neither does an answer that earns something', () => {
  expect(withWrongCosts(wrong, blank, 4, 0.25)).toBe(wrong)
  const partly = { isCorrect: false, obtainedMarks: 1 }
  expect(withWrongCosts(partly, chosen, 4, 0.25)).toBe(partly)
  const right = { isCorrect: true, obtainedMarks: 4 }
  expect(withWrongCosts(right, chosen, 4, 0.25)).toBe(right)
})

test('blind guessing among four options gains nothing at a third, and loses at half', () => {
  expect(guessWithCosts(0.25, 1 / 3)).toBeCloseTo(0, 12)
  expect(guessWithCosts(0.25, 0.5)).toBeCloseTo(-0.125, 12)
  expect(guessWithCosts(0.25, 0)).toBe(0.25)
})

test('it is told in the words of teachers', () => {
  expect(describeWrongCosts(0.25)).toBe('a quarter of the marks of its question')
  expect(describeWrongCosts(0.333)).toBe('a third of the marks of its question')
  expect(describeWrongCosts(1)).toBe('all of the marks of its question')
  expect(describeWrongCosts(0.1)).toBe('10% of the marks of its question')
  expect([costInMarks(0.25, 1), costInMarks(1, 1), costInMarks(1 / 3, 4)]).toEqual([
    '0.25 marks',
    '1 mark',
    '1.33 marks',
  ])
})
