import { expect, test } from 'vitest'
import { readList } from '../testing/read-list.ts'

const list = (answers: readonly number[], name = '**Correct Answer:**') =>
  answers
    .map(
      (answer, index) =>
        `${index + 1}. **What is ${index}?**\n   - one\n   - two\n   - three\n   ${name} ${answer}\n`,
    )
    .join('\n')

test('options that have only bullets are named by their number, from 1 or from 0 as the file shows', () => {
  const read = [
    'What is 0? | one | *two | three',
    'What is 1? | one | two | *three',
    'What is 2? | *one | two | three',
  ]
  expect(readList(list([2, 3, 1]))).toEqual(read)
  expect(readList(list([1, 2, 0]))).toEqual(read)
})

test('where the file does not show from what they count, the author chooses', () => {
  expect(readList(list([1, 2, 1])).every((one) => one.startsWith('left out | one'))).toBe(true)
})

test('a question whose answer is a number keeps the list in its text', () => {
  expect(readList('1. How many are fruits?\n- apple\n- stone\n- pear\nAnswer: 2\n')).toEqual([
    'How many are fruits?\n- apple\n- stone\n- pear',
  ])
})
