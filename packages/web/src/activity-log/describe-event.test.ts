import { endpoints } from '@quizwright/contracts/endpoints.ts'
import type { Row } from '@quizwright/contracts/define.ts'
import { expect, test } from 'vitest'
import { describeEvent } from './describe-event.ts'

const event = {
  _id: 'e1',
  at: '2030-01-01 00:00:00',
  actor: 'Ada',
  about: null,
  role: null,
  is_published: null,
}

test('every call that is logged is said in words', () => {
  const logged = Object.entries<Row>(endpoints).flatMap(([kind, row]) => (row.isLogged ? [kind] : []))
  expect(logged.length).toBeGreaterThan(30)
  expect(logged.filter((kind) => describeEvent({ ...event, kind }) === kind)).toEqual([])
})

test('a line names the person concerned, the role, and whether it was published', () => {
  expect(describeEvent({ ...event, kind: 'addShare', about: 'bo@example.org', role: 'marker' })).toBe(
    'Gave a role: bo@example.org, Marker',
  )
  expect(describeEvent({ ...event, kind: 'addQuestions', is_published: true })).toBe(
    'Saved the questions: published',
  )
  expect(describeEvent({ ...event, kind: 'somethingNewer' })).toBe('somethingNewer')
})
