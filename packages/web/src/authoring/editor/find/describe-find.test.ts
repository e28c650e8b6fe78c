import { expect, test } from 'vitest'
import { describePlace, describeReplaced } from './describe-find.ts'

test('is empty before anything is typed, then tells the current match and the count', () => {
  expect(describePlace('', -1, 0)).toBe('')
  expect(describePlace('mole', -1, 0)).toBe('Not found')
  expect(describePlace('mole', 1, 1200)).toBe('2 of 1,200')
})

test('tells how many were replaced, and how many would have become too long', () => {
  const replaced = { count: 3, changed: [{}, {}] as never, tooLong: 0 }
  expect(describeReplaced(replaced)).toBe('Replaced 3 in 2 questions.')
  expect(describeReplaced({ ...replaced, tooLong: 1 })).toBe(
    'Replaced 3 in 2 questions. 1 left unchanged because the text would become too long.',
  )
})
