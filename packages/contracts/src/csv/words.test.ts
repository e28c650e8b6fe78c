import { expect, test } from 'vitest'
import { readQuestion, readRow } from './test-rows.ts'
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
])('%s marks a key and “%s” does not', (right, wrong) => {
  expect([flagOf(right), flagOf(wrong)]).toEqual([true, false])
})

test('levels are known in other languages, and in two at once', () => {
  const words = ['Easy/Leicht', 'mittel', 'Difícil', '困难', 'Easy/Hard', 'tough']
  expect(words.map((word) => levelOf(word))).toEqual(['Easy', 'Medium', 'Hard', 'Hard', undefined, undefined])
})

test('a word means what the author of the file says', () => {
  expect(flagOf('Treffer', { marks: { treffer: true } })).toBe(true)
  expect(levelOf('tough', { levels: { tough: 'Hard' } })).toBe('Hard')
  expect(flagOf('constructor', { marks: {} })).toBeUndefined()
})

test('whole numbers may be written with a point and zeros', () => {
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
])('the key %s marks option index %i', (correct_option, index) => {
  const { options } = readQuestion({ ...keyed, correct_option })
  expect(options.findIndex((option) => option.is_correct)).toBe(index)
})

test('a key that means two options, or none, is refused', () => {
  expect(readRow({ option1: '2', option2: '1', correct_option: '1' })).toMatchObject({
    ok: false,
    reason: 'correct_option can mean option # 2 or option # 1. Write the letter of the option.',
  })
  expect(readRow({ ...keyed, correct_option: 'h' }).ok).toBe(false)
})

test('an apostrophe before a formula goes from our own files only', () => {
  expect(readQuestion({ question: "'=1+1" }).question).toBe("'=1+1")
  expect(readQuestion({ question: "'=1+1", formulas_escaped: '1' }).question).toBe('=1+1')
})
