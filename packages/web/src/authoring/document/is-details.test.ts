import { blankDetails } from '@quizwright/machines/quiz-document/details.ts'
import { expect, test } from 'vitest'
import { isDetails } from './is-details.ts'

const typed = { ...blankDetails(new Date()), name: 'Half a tit', faculties: [{ _id: 'f', name: 'Physics' }] }

test('accepts stored details of the current version', () => {
  expect(isDetails(typed)).toBe(true)
  expect(isDetails({ ...typed, course: { _id: 'c', name: 'Physics' } })).toBe(true)
})

test.each([
  ['missing', undefined],
  ['no object', '{'],
  ['of another shape', { name: 'Optics' }],
  ['of other types', { ...typed, tags: 'all', hours: 3 }],
])('rejects stored details that are %s', (_, stored) => {
  expect(isDetails(stored)).toBe(false)
})
