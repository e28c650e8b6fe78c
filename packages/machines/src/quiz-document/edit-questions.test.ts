import { expect, test } from 'vitest'
import { blankQuestion } from './blank-question.ts'
import { deleteQuestions, duplicateQuestion, insertQuestions } from './edit-questions.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => blankQuestion(id, 'full')) as [
  ReturnType<typeof blankQuestion>,
  ReturnType<typeof blankQuestion>,
  ReturnType<typeof blankQuestion>,
]

test('given questions of which some are present, only the others are inserted, at the given index', () => {
  expect(insertQuestions([a, b], [b, c], 1)).toEqual([a, c, b])
  expect(insertQuestions([a], [b])).toEqual([a, b])
})

test('given nothing to insert or to delete, the list stays the same object', () => {
  const list = [a, b]
  expect(insertQuestions(list, [a])).toBe(list)
  expect(deleteQuestions(list, ['c'])).toBe(list)
  expect(duplicateQuestion(list, 'c', 'd')).toBe(list)
})

test('given ids, exactly those questions are deleted', () => {
  expect(deleteQuestions([a, b, c], ['a', 'c'])).toEqual([b])
})

test('a duplicate is inserted below its question, with a new id and no origin', () => {
  const origin = { ...a, origin_id: 'first' }
  expect(duplicateQuestion([origin, b], 'a', 'd')).toEqual([
    origin,
    { ...origin, _id: 'd', origin_id: undefined },
    b,
  ])
})
