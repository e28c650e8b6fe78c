import { expect, test } from 'vitest'
import { isMarkKey, markOf, toggleHalf, typeMark } from './typed-mark.ts'

const type = (keys: string, totalMarks: number) =>
  [...keys].reduce((typed, key) => typeMark(typed, key === '<' ? 'Backspace' : key, totalMarks), '')

test.each([
  ['7', 10, 7],
  ['10', 10, 10],
  ['34', 5, 4],
  ['105', 10, 5],
  ['2.5', 5, 2.5],
  ['2,5', 5, 2.5],
  ['.5', 5, 0.5],
  ['07', 10, 7],
  ['2.555', 5, 2.55],
  ['12<', 20, 1],
  ['2..5', 5, 2.5],
  ['9', 5, undefined],
  ['4.9', 4.5, 4],
])('typing %s for a question of %s marks gives %s', (keys, totalMarks, mark) => {
  expect(markOf(type(keys, totalMarks))).toBe(mark)
})

test('half a mark is added, removed again, and never exceeds the marks of the question', () => {
  expect([toggleHalf('3', 5), toggleHalf('3.5', 5), toggleHalf('', 5), toggleHalf('5', 5)]).toEqual([
    '3.5',
    '3',
    '0.5',
    '5',
  ])
})

test('digits, point, comma and backspace type a mark; letters do not', () => {
  expect(['0', '9', '.', ',', 'Backspace', 'j', 'Enter', 'F1'].map(isMarkKey)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
