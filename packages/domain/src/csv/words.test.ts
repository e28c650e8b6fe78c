import { expect, test } from 'vitest'
import { readQuestion, readRow } from './testing/rows.ts'
import { flagOf, levelOf } from './words.ts'

test.each([
  ['WAHR', 'FALSCH'],
  ['VRAI', 'FAUX'],
  ['VERDADERO', 'FALSO'],
  ['ИСТИНА', 'ЛОЖЬ'],
  ['真', '假'],
  ['हाँ', 'नहीं'],
  ['نعم', 'لا'],
  ['হ্যাঁ', 'না'],
  ['ہاں', 'نہیں'],
  ['x', ''],
  ['✓', '✗'],
  ['1.0', '0,0'],
])('given the word "%s", then it marks an option as correct, and "%s" as wrong', (right, wrong) => {
  expect([flagOf(right), flagOf(wrong)]).toEqual([true, false])
})

test('given a difficulty in another language, or in two at once, then it is read', () => {
  const words = ['Easy/Leicht', 'mittel', 'Difícil', '困难', 'Easy/Hard', 'tough']
  expect(words.map((word) => levelOf(word))).toEqual(['Easy', 'Medium', 'Hard', 'Hard', undefined, undefined])
})

test('given a meaning that the author chose for a word, then it is used', () => {
  expect(flagOf('Treffer', { marks: { treffer: true } })).toBe(true)
  expect(levelOf('tough', { levels: { tough: 'Hard' } })).toBe('Hard')
  expect(flagOf('constructor', { marks: {} })).toBeUndefined()
})

test('given an integer with a decimal point and zeros, then it is read as an integer', () => {
  expect(readQuestion({ ind_number: '7.0', weightage: '2,00' })).toMatchObject({
    ind_number: 7,
    weightage: 2,
  })
})

const keyed = { option1: 'Four', option2: 'Five', option3: '6' }
test.each([
  ['b', 1],
  ['2)', 1],
  ['five', 1],
  ['6', 2],
  ['Option 1', 0],
])('given the key %s, then option index %i is correct', (correct_option, index) => {
  const { options } = readQuestion({ ...keyed, correct_option })
  expect(options.findIndex((option) => option.is_correct)).toBe(index)
})

test('given a key that matches two options or none, then the row is rejected', () => {
  expect(readRow({ option1: '2', option2: '1', correct_option: '1' })).toMatchObject({
    ok: false,
    reason: 'correct_option can mean option # 2 or option # 1. Write the letter of the option.',
  })
  expect(readRow({ ...keyed, correct_option: 'h' }).ok).toBe(false)
})

test('given an apostrophe before a formula, then it is removed only from our own files', () => {
  expect(readQuestion({ question: "'=1+1" }).question).toBe("'=1+1")
  expect(readQuestion({ question: "'=1+1", formulas_escaped: '1' }).question).toBe('=1+1')
})
