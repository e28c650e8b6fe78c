import type { Option } from '@quizwright/contracts/schemas/question.ts'
import { expect, test } from 'vitest'
import { optionPairs } from './option-pairs.ts'

const options = (...texts: string[]): Option[] =>
  texts.map((option) => ({ option, equation: '', image_url: '', is_correct: false, is_selected: false }))
const paired = (own: string[], other: string[]) =>
  optionPairs(options(...own), options(...other)).map((pair) => pair?.option ?? null)

test('an option is held against the one that says the same, wherever it is', () =>
  expect(paired(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['a', 'b', 'c']))
test('one that was reworded against the one in its place', () =>
  expect(paired(['a', 'b new', 'c'], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']))
test('one that is new against none', () => {
  expect(paired(['a', 'b', 'c'], ['a', 'b'])).toEqual(['a', 'b', null])
  expect(paired(['new', 'a', 'b'], ['a', 'b'])).toEqual([null, 'a', 'b'])
})
test('of equal ones each has a partner of its own', () =>
  expect(paired(['a', 'a', 'a'], ['a', 'a'])).toEqual(['a', 'a', null]))
