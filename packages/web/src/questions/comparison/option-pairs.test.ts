import type { Option } from '@quizwright/domain/schemas/question.ts'
import { expect, test } from 'vitest'
import { optionPairs } from './option-pairs.ts'

const options = (...texts: string[]): Option[] =>
  texts.map((option) => ({ option, equation: '', image_url: '', is_correct: false, is_selected: false }))
const paired = (shown: string[], comparedWith: string[]) =>
  optionPairs(options(...shown), options(...comparedWith)).map((pair) => pair?.option ?? null)

test('pairs an option with the one of the same content at any position', () =>
  expect(paired(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['a', 'b', 'c']))
test('pairs a changed option with the one at the same position', () =>
  expect(paired(['a', 'b new', 'c'], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']))
test('pairs a new option with none', () => {
  expect(paired(['a', 'b', 'c'], ['a', 'b'])).toEqual(['a', 'b', null])
  expect(paired(['new', 'a', 'b'], ['a', 'b'])).toEqual([null, 'a', 'b'])
})
test('pairs each of several equal options with a different one', () =>
  expect(paired(['a', 'a', 'a'], ['a', 'a'])).toEqual(['a', 'a', null]))
