import { expect, test } from 'vitest'
import { acceptText } from './accept-text.ts'

test('a mark that was given is saved, whatever was suggested', () => {
  expect(acceptText(1.5, 3, 0)).toBe('Save 1.5')
})

test('without a mark of the teacher the suggested one is confirmed, for all similar answers', () => {
  expect(acceptText(undefined, 3, 4)).toBe('Confirm 3 for 5 answers')
})

test('with neither a mark nor a suggestion a mark is asked for', () => {
  expect(acceptText(undefined, undefined, 2)).toBe('Type a mark first')
})
