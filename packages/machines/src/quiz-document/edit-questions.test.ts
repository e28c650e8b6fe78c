import { expect, test } from 'vitest'
import { blankQuestion } from './blank-question.ts'
import { deleteQuestions, duplicateQuestion, insertQuestions } from './edit-questions.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => blankQuestion(id, 'full')) as [
  ReturnType<typeof blankQuestion>,
  ReturnType<typeof blankQuestion>,
  ReturnType<typeof blankQuestion>,
]

test('given questions that are there already, only the others are inserted, at the place that was named', () => {
  expect(insertQuestions([a, b], [b, c], 1)).toEqual([a, c, b])
  expect(insertQuestions([a], [b])).toEqual([a, b])
})

test('given nothing new to insert or nothing to delete, the list stays the same object', () => {
  const list = [a, b]
  expect(insertQuestions(list, [a])).toBe(list)
  expect(deleteQuestions(list, ['c'])).toBe(list)
  expect(duplicateQuestion(list, 'c', 'd')).toBe(list)
})

test('given ids, exactly those questions are deleted', () => {
  expect(deleteQuestions([a, b, c], ['a', 'c'])).toEqual([b])
})

test('a duplicate stands below its question, under an id of its own and without an origin', () => {
  const origin = { ...a, origin_id: 'first' }
  expect(duplicateQuestion([origin, b], 'a', 'd')).toEqual([
    origin,
    { ...origin, _id: 'd', origin_id: undefined },
    b,
  ])
})
