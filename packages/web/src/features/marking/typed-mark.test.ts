import { expect, test, vi } from 'vitest'
import {
  isMarkKey,
  readTypedMark,
  problemOfMark,
  shownWhileTyped,
  toggleHalf,
  typeMark,
} from './typed-mark.ts'

const type = (keys: string) =>
  [...keys].reduce((typed, key) => typeMark(typed, key === '<' ? 'Backspace' : key), '')

test.each([
  ['7', 10, 7],
  ['10', 10, 10],
  ['2.5', 5, 2.5],
  ['2,5', 5, 2.5],
  ['.5', 5, 0.5],
  ['2.', 5, 2],
  ['07', 10, 7],
  ['12<', 20, 1],
  ['9<4', 5, 4],
])('typing %s for a question of %s marks gives %s', (keys, totalMarks, mark) => {
  expect([readTypedMark(type(keys)), problemOfMark(type(keys), totalMarks)]).toEqual([mark, undefined])
})

test.each([
  ['9', 3, 'At most 3'],
  ['10', 5, 'At most 5'],
  ['12', 5, 'At most 5'],
  ['34', 5, 'At most 5'],
  ['105', 10, 'At most 10'],
  ['4.9', 4.5, 'At most 4.5'],
  ['2.555', 5, 'At most two decimals'],
  ['2..5', 5, 'Type a number, such as 2.5'],
  ['.', 5, 'Type a number, such as 2.5'],
  ['-5', 5, 'Type a number, such as 2.5'],
  ['1/2', 5, 'Type a number, such as 2.5'],
  ['99999999999999999999', 5, 'At most 5'],
])('typing %s for a question of %s marks stands as typed, with "%s"', (keys, totalMarks, problem) => {
  expect([type(keys), problemOfMark(type(keys), totalMarks)]).toEqual([keys.slice(0, 12), problem])
  expect(toggleHalf(type(keys), totalMarks)).toBe(type(keys))
})

test('what is no number is no mark', () => {
  expect(['', '.', '2..5', '-5', '1/2', '5%'].map(readTypedMark)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  )
})

test('half a mark is added, removed again, and never exceeds the marks of the question', () => {
  expect([toggleHalf('3', 5), toggleHalf('3.5', 5), toggleHalf('', 5), toggleHalf('5', 5)]).toEqual([
    '3.5',
    '3',
    '0.5',
    '5',
  ])
})

test('digits, signs and backspace type a mark; letters do not', () => {
  expect(['0', '9', '.', ',', '-', '/', 'Backspace', 'j', 'Enter', 'F1'].map(isMarkKey)).toEqual([
    true,
    true,
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

test('a typed mark is shown with the decimal sign of the page, also before its decimals are there', () => {
  expect(['2,5', '2.', '7'].map(shownWhileTyped)).toEqual(['2.5', '2.', '7'])
  vi.stubGlobal('document', { documentElement: { lang: 'es' } })
  expect(['2.5', '2.', '7'].map(shownWhileTyped)).toEqual(['2,5', '2,', '7'])
  vi.unstubAllGlobals()
})
