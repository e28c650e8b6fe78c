import { expect, test } from 'vitest'
import { defineRow } from '../define.ts'
import { endpoints } from '../endpoints.ts'
import { namesAnotherInstructor, ownedIds } from './scope.ts'

const parts = (body: unknown) => ({ params: undefined, query: undefined, body })
const row = defineRow({
  ...endpoints.archiveQuizzes,
  scope: {
    instructor: ['body.instructor_id'],
    owned: { 'body.quiz_id': 'quiz', 'body.session.id': 'session' },
    right: 'editor',
  },
})

test("given another instructor's id among several, then it is found; given only the caller's, then none is", () => {
  for (const [instructor_id, isAnother] of [
    ['ada', false],
    ['bo', true],
    [['ada', 'bo'], true],
    [['ada', 'ada'], false],
    [undefined, false],
  ] as const) {
    expect({
      instructor_id,
      isAnother: namesAnotherInstructor(row, parts({ instructor_id }), 'ada'),
    }).toEqual({ instructor_id, isAnother })
  }
})

test('finds ids in lists and nested fields, and ignores missing ones', () => {
  expect(ownedIds(row, parts({ quiz_id: ['q1', 'q2'], session: { id: 's1' } }))).toEqual([
    { kind: 'quiz', ids: ['q1', 'q2'] },
    { kind: 'session', ids: ['s1'] },
  ])
  expect(ownedIds(row, parts({ quiz_id: [], session: 'none' }))).toEqual([])
  expect(ownedIds(row, parts(null))).toEqual([])
})
