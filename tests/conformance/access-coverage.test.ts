import { expect, test } from 'vitest'
import { idsIn } from './ids-in.ts'
import { allRows, instructorRows, learnerRows } from './rows.ts'
import { sharedRows, unscopedIds } from './shared-rows.ts'

test('signing in is the only call that needs no sign-in', () => {
  expect(allRows.filter(({ row }) => row.access === 'public').map(({ name }) => name)).toEqual(['signIn'])
})

test('a learner needs no token only to open a link, watch its video, start an attempt and identify', () => {
  expect(learnerRows.filter(({ row }) => row.access === 'public').map(({ name }) => name)).toEqual([
    'announceQuiz',
    'showCourseVideo',
    'suggestCities',
    'startAttempt',
    'requestCode',
    'openPersonalLink',
  ])
})

test('every id in a request is in the scope of its row, or listed with the reason why it need not be', () => {
  const listed = (name: string): readonly string[] =>
    unscopedIds.flatMap(({ ids }) => ids[name as keyof typeof ids] ?? [])
  for (const { name, row } of allRows) {
    const scoped = [...(row.scope?.instructor ?? []), ...Object.keys(row.scope?.owned ?? {})]
    const expected = [...scoped, ...listed(name)].toSorted()
    expect({ name, ids: idsIn(row).toSorted() }).toEqual({ name, ids: expected })
  }
})

test('a row without a scope is listed as shared', () => {
  const unscoped = instructorRows.filter(
    ({ row }) => !row.scope?.instructor?.length && Object.keys(row.scope?.owned ?? {}).length === 0,
  )
  expect(unscoped.map(({ name }) => name).toSorted()).toEqual(Object.keys(sharedRows).toSorted())
})
