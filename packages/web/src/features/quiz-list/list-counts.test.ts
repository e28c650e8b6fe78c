import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import type { CountedGroup } from '@quizwright/contracts/schemas/quiz-list-overview.ts'
import { expect, test } from 'vitest'
import { countsUnder } from './list-counts.ts'

const group = (count: number, changes: Partial<CountedGroup>): CountedGroup => ({
  is_published: true,
  is_archived: false,
  quiz_type: 'full',
  course_id: null,
  course_name: null,
  count,
  ...changes,
})
const physics = { course_id: 'P', course_name: 'Physics' }
const groups = [
  group(5, physics),
  group(3, { course_id: 'A', course_name: 'Algebra' }),
  group(2, { quiz_type: 'daq' }),
  group(7, { is_published: false, ...physics }),
  group(1, { is_archived: true }),
  group(4, { is_archived: true, is_published: false }),
]
const { filters } = defaultListState

test('given no filter, then each chip counts what clicking it would list', () =>
  expect(countsUnder(groups, filters)).toEqual({
    published: 10,
    unpublished: 7,
    archived: 1,
    types: { all: 10, full: 8, practice: 0, pop: 0, daq: 2 },
    courses: [
      { id: 'A', name: 'Algebra', count: 3 },
      { id: 'P', name: 'Physics', count: 5 },
    ],
  }))

test('given published and unpublished quizzes, then the other chips count both', () => {
  const counts = countsUnder(groups, { ...filters, is_publish: undefined })
  expect([counts.published, counts.unpublished, counts.archived, counts.types.all]).toEqual([10, 7, 5, 17])
})

test('given a course, then other chips count only its quizzes, and each course counts its own', () => {
  const counts = countsUnder(groups, { ...filters, course_id: 'P' })
  expect([counts.published, counts.unpublished, counts.archived]).toEqual([5, 7, 0])
  expect(counts.types).toMatchObject({ all: 5, daq: 0 })
  expect(counts.courses.map(({ count }) => count)).toEqual([3, 5])
})

test('given a chosen course without quizzes left, then it is still listed and can be deselected', () =>
  expect(countsUnder(groups, { ...filters, quiz_type: 'daq', course_id: 'P' }).courses).toEqual([
    { id: 'P', name: 'Physics', count: 0 },
  ]))

test('given the archive, then the chip out of it counts quizzes that are not archived', () =>
  expect(countsUnder(groups, { ...filters, is_archived: true }).archived).toBe(10))
