import { expect, test } from 'vitest'
import { acceptText } from './accept-text.ts'

test('a given mark is saved, whatever was suggested', () => {
  expect(acceptText(1.5, 3, 0)).toBe('Save 1.5')
})

test('without a given mark, the suggestion is confirmed for all similar answers', () => {
  expect(acceptText(undefined, 3, 4)).toBe('Confirm 3 for 5 answers')
})

test('with neither a mark nor a suggestion, the button asks for a mark', () => {
  expect(acceptText(undefined, undefined, 2)).toBe('Save mark')
})
