import { expect, test } from 'vitest'
import { disguisedIdsIn, idsIn } from './ids-in.ts'
import { allRows, instructorRows, learnerRows } from './rows.ts'
import { learnerIds, sharedRows, unscopedIds } from './shared-rows.ts'

test('signing in is the only call that needs no sign-in', () => {
  expect(allRows.filter(({ row }) => row.access === 'public').map(({ name }) => name)).toEqual(['signIn'])
})

test('a learner needs no token only to open a link, watch its video, start an attempt and identify', () => {
  expect(learnerRows.filter(({ row }) => row.access === 'public').map(({ name }) => name)).toEqual([
    'announceQuiz',
    'showCourseVideo',
    'readPassed',
    'suggestCities',
    'readStartPlace',
    'startAttempt',
    'requestCode',
    'openPersonalLink',
    'openLaunch',
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

test('every id in a call of a student is listed with the reason why it reaches nothing of others', () => {
  for (const { name, row } of learnerRows) {
    const listed = learnerIds.flatMap(({ ids }) => ids[name] ?? [])
    expect({ name, ids: idsIn(row).toSorted() }).toEqual({ name, ids: listed.toSorted() })
  }
})

test('whatever is named like an id has the schema by which these suites recognize it', () => {
  const disguised = [...allRows, ...learnerRows].flatMap(({ name, row }) =>
    disguisedIdsIn(row).map((path) => `${name} ${path}`),
  )
  // A label of the specification, which nothing is looked up by; and names that learning platforms give.
  expect(disguised).toEqual([
    'uploadImage fields.userId',
    'saveLtiPlatform body.client_id',
    'saveLtiPlatform body.deployment_ids',
    'setLtiDeployment body.deployment_id',
  ])
})

test('a row without a scope is listed as shared', () => {
  const unscoped = instructorRows.filter(
    ({ row }) => !row.scope?.instructor?.length && Object.keys(row.scope?.owned ?? {}).length === 0,
  )
  expect(unscoped.map(({ name }) => name).toSorted()).toEqual(Object.keys(sharedRows).toSorted())
})
