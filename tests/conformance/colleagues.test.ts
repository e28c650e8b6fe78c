import type { Row } from '@quizwright/contracts/define.ts'
import type { EndpointName } from '@quizwright/contracts/endpoints.ts'
import { describe, expect } from 'vitest'
import { replaceAt } from '../support/placeholders.ts'
import { createSharedExamples, type SharedExamples } from '../support/row-examples.ts'
import { sendRow, type Parts } from '../support/send-row.ts'
import type { Instructor } from '../support/world.ts'
import { test as base } from '../support/world-test.ts'
import { instructorRows } from './rows.ts'

/** Reading requests that are sent as POST. */
const readsByPost = new Set<string>([
  'getFilteredQuizzes',
  'searchQuizzes',
  'getQuizzesByInstructor',
  'getArchivedQuizzesByInstructor',
  'getPublished',
  'getUnpublished',
  'countQuizzes',
] satisfies EndpointName[])
/** Tags are suggested to all instructors, and operators, as those of the tests are, reach all accounts and the log. */
const forEverybody = ['getGeneralTags', 'getPeople', 'getLog']
/** Reading requests without an object. What they return depends on the caller. */
const listingRows = instructorRows.filter(
  ({ name, row }) =>
    (row.method === 'GET' || readsByPost.has(name)) && !row.scope?.owned && !forEverybody.includes(name),
)
/** Requests that certainly find something of the owner's. Otherwise nothing could leak. */
const surelyFilled = ['getFilteredQuizzes', 'getSessionsByInstructor']

const test = base.extend<{ owner: Instructor; colleague: Instructor; exampleOf: SharedExamples }>({
  owner: [async ({ world }, use) => use(await world.addInstructor()), { scope: 'file' }],
  colleague: [async ({ world, owner }, use) => use(await world.addInstructor(owner)), { scope: 'file' }],
  exampleOf: [async ({ owner }, use) => use(createSharedExamples(owner)), { scope: 'file' }],
})

const askedBy = (instructor: Instructor, row: Row, parts: Parts): Parts =>
  (row.scope?.instructor ?? []).reduce((asked, path) => replaceAt(asked, path, instructor.uid), parts)

const idsIn = (body: unknown): string[] => [
  ...new Set(JSON.stringify(body).match(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g) ?? []),
]

describe('an instructor who teaches the same course as another', () => {
  for (const { name, row, title } of listingRows)
    test(`${title} does not reveal the other instructor's quizzes`, async ({
      world,
      owner,
      colleague,
      exampleOf,
    }) => {
      const example = await exampleOf(row)
      const read = async (instructor: Instructor) => {
        const parts = askedBy(instructor, row, example)
        const { status, body } = await sendRow(world.servicesUrl, row, parts, instructor.headers)
        expect(status).toBe(200)
        return idsIn(body)
      }
      const shared = new Set(Object.values(owner.courseIds))
      const ownersIds = (await read(owner)).filter((id) => !shared.has(id))
      if (surelyFilled.includes(name)) expect(ownersIds).not.toEqual([])
      const colleaguesIds = await read(colleague)
      expect(ownersIds.filter((id) => colleaguesIds.includes(id))).toEqual([])
    })
})
