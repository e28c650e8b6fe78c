import { expect, test } from 'vitest'
import { type DigitsRead, readDigits } from './read-digits.ts'

const empty: DigitsRead = { value: '', refusal: undefined, isStuck: false }

/** Types the keys one by one at the end; `<` removes the last digit. */
const type = (keys: string, limits: { maxDigits: number; max?: number }): DigitsRead =>
  [...keys].reduce(
    (read, key) => readDigits(key === '<' ? read.value.slice(0, -1) : `${read.value}${key}`, read, limits),
    empty,
  )

test.each([
  ['24', '24'],
  ['024', '24'],
  ['0', '0'],
  ['2<3', '3'],
  ['2.<3', '3'],
])('typing %s gives %s', (keys, value) => {
  expect(type(keys, { maxDigits: 4 })).toEqual({ value, refusal: undefined, isStuck: false })
})

test.each(['2.5', '2,5', '2-5', '2e5', '2 h5'])(
  'given %s, then it is refused in words, and never 25',
  (keys) => {
    expect(type(keys, { maxDigits: 4 })).toMatchObject({
      value: '2',
      refusal: 'Whole numbers only. It is still 2.',
    })
  },
)

test('given a pasted text that is no whole number, then nothing is taken of it', () => {
  expect(readDigits('2.5 hours', empty, { maxDigits: 4 })).toMatchObject({
    value: '',
    refusal: 'Whole numbers only. Nothing was entered.',
  })
})

test('given a whole number over the selected one, then it replaces it', () => {
  const stuck = type('24.', { maxDigits: 4 })
  expect(readDigits('7', stuck, { maxDigits: 4 })).toEqual({ value: '7', refusal: undefined, isStuck: false })
})

test('a number that is too high empties the field, and a digit too many is refused, both in words', () => {
  expect(type('60', { maxDigits: 2, max: 59 })).toEqual({ value: '', refusal: 'At most 59.', isStuck: false })
  expect(type('101', { maxDigits: 3, max: 100 })).toMatchObject({ value: '', refusal: 'At most 100.' })
  expect(type('12345', { maxDigits: 4 })).toMatchObject({
    value: '1234',
    refusal: 'At most 4 digits. It is still 1234.',
  })
})
