import { blankDetails } from '@quizwright/machines/quiz-document/details.ts'
import { beforeEach, expect, test } from 'vitest'
import { forgetDetails, keepDetails, keptDetails } from './kept-details.ts'

const typed = { ...blankDetails(new Date()), name: 'Half a tit', faculties: [{ _id: 'f', name: 'Physics' }] }

beforeEach(() => localStorage.clear())

test('what was typed is there again, for its author and its quiz only', () => {
  keepDetails('ada', undefined, typed)
  expect(keptDetails('ada', undefined)).toEqual(typed)
  expect(keptDetails('bob', undefined)).toBeUndefined()
  expect(keptDetails('ada', 'a-quiz')).toBeUndefined()
})

test('what the services have is not offered again', () => {
  keepDetails('ada', 'a-quiz', typed)
  forgetDetails('ada', 'a-quiz')
  expect(keptDetails('ada', 'a-quiz')).toBeUndefined()
})

test.each([
  ['broken', '{'],
  ['of another shape', '{"name":"Optics"}'],
  ['of other types', JSON.stringify({ ...typed, tags: 'all', hours: 3 })],
])('what is %s is forgotten', (_, kept) => {
  localStorage.setItem('quizDetails:ada:new', kept)
  expect(keptDetails('ada', undefined)).toBeUndefined()
})
