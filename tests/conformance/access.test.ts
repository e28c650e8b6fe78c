import type { Row } from '@quizwright/contracts/define.ts'
import { describe, expect } from 'vitest'
import { entryPointsOfAccess } from '../support/entry-points.ts'
import { beginFor } from '../support/learner-objects.ts'
import { createOwnedObject, type OwnedKind } from '../support/owned-objects.ts'
import { replaceAt } from '../support/placeholders.ts'
import { createSharedExamples, type SharedExamples } from '../support/row-examples.ts'
import { sendRow, type Parts } from '../support/send-row.ts'
import type { Instructor, World } from '../support/world.ts'
import { test as base } from '../support/world-test.ts'
import { instructorRows } from './rows.ts'

type OwnedObject = (kind: OwnedKind) => Promise<unknown>

/** All requests here are refused and change nothing, so they can share instructors and objects. */
const test = base.extend<{
  owner: Instructor
  stranger: Instructor
  expired: Instructor
  /** The token of an attempt at a quiz of the owner. */
  studentToken: string
  exampleOf: SharedExamples
  /**
   * Objects of a colleague who shares the course with the owner. What is refused to a colleague is refused to
   * every other instructor.
   */
  colleaguesObject: OwnedObject
}>({
  owner: [async ({ world }, use) => use(await world.addInstructor()), { scope: 'file' }],
  stranger: [async ({ world }, use) => use(await world.addInstructor()), { scope: 'file' }],
  expired: [
    async ({ world }, use) => {
      const expired = await world.addInstructor()
      await world.expireTokens(expired)
      await use(expired)
    },
    { scope: 'file' },
  ],
  studentToken: [
    async ({ world, owner }, use) => use((await beginFor('readAttempt', world, owner)).token),
    { scope: 'file' },
  ],
  exampleOf: [async ({ owner }, use) => use(createSharedExamples(owner)), { scope: 'file' }],
  colleaguesObject: [
    async ({ world, owner }, use) => {
      const colleague = await world.addInstructor(owner)
      const created = new Map<OwnedKind, Promise<unknown>>()
      await use((kind) => {
        const object = created.get(kind) ?? createOwnedObject(kind, colleague)
        created.set(kind, object)
        return object
      })
    },
    { scope: 'file' },
  ],
})

/** A well-formed id that no object has. */
const unknownId = '01JZZZZZZZZZZZZZZZZZZZZZZZ'

/** Whether the course of a quiz is set with chapter and video, by the request that sets it. */
const placesWithVideo: Readonly<Record<string, boolean>> = {
  createQuiz: true,
  createQuizFromCsv: true,
  updateQuiz: true,
  createSession: false,
}

const placeIn = ({ courseIds }: Instructor, withVideo: boolean): Record<string, string> => ({
  course_id: courseIds.course,
  module_id: courseIds.module,
  ...(withVideo && { chapter_id: courseIds.chapter, video_id: courseIds.video }),
})

describe.each(entryPointsOfAccess)('access, $name', (entryPoint) => {
  const statusOf = async (world: World, row: Row, parts: Parts, headers: Record<string, string>) => {
    const { status, body } = await sendRow(entryPoint.baseUrl(world), row, parts, headers)
    return { status, code: (body as { code?: string }).code }
  }

  for (const { row, title } of instructorRows) {
    test(`${title} responds 401 unless the caller is signed in`, async ({
      world,
      owner,
      stranger,
      expired,
      studentToken,
      exampleOf,
    }) => {
      const example = await exampleOf(row)
      const callers: Record<string, Record<string, string>> = {
        'without headers': {},
        'with a uid only': { uid: owner.uid },
        'with a token only': { authorization: owner.token },
        'with an invented token': { uid: owner.uid, authorization: 'A'.repeat(owner.token.length) },
        'with an expired token': expired.headers,
        "with another instructor's uid": { uid: stranger.uid, authorization: owner.token },
        "with a student's token": { authorization: studentToken },
        "with the owner's uid and a student's token": { uid: owner.uid, authorization: studentToken },
      }
      for (const [name, headers] of Object.entries(callers))
        expect(await statusOf(world, row, example, headers), name).toEqual({
          status: 401,
          code: 'SIGN_IN_REQUIRED',
        })
    })

    for (const path of row.scope?.instructor ?? []) {
      test(`${title} responds 403 to another instructor's id in ${path}`, async ({
        world,
        owner,
        stranger,
        exampleOf,
      }) => {
        const parts = replaceAt(await exampleOf(row), path, stranger.uid)
        expect(await statusOf(world, row, parts, owner.headers)).toEqual({ status: 403, code: 'FORBIDDEN' })
      })
    }

    for (const [path, kind] of Object.entries(row.scope?.owned ?? {})) {
      test(`${title} responds 404 to a colleague's ${kind} in ${path}, and to an unknown one`, async ({
        world,
        owner,
        exampleOf,
        colleaguesObject,
      }) => {
        const example = await exampleOf(row)
        for (const id of [await colleaguesObject(kind), unknownId]) {
          const parts = replaceAt(example, path, id)
          expect(await statusOf(world, row, parts, owner.headers), String(id)).toMatchObject({ status: 404 })
        }
      })
    }
  }

  for (const { name, row, title } of instructorRows.filter(({ name }) => name in placesWithVideo)) {
    test(`${title} responds 404 to a place in another instructor's course`, async ({
      world,
      owner,
      stranger,
      exampleOf,
    }) => {
      const example = await exampleOf(row)
      const withVideo = placesWithVideo[name]!
      const ownersPlace = placeIn(owner, withVideo)
      const strangersPlace = placeIn(stranger, withVideo)
      const mixedPlaces = Object.entries(strangersPlace).map(([key, id]) => ({ ...ownersPlace, [key]: id }))
      for (const place of [strangersPlace, ...mixedPlaces]) {
        const parts = replaceAt(example, 'body', { ...(example.body as object), ...place })
        expect(await statusOf(world, row, parts, owner.headers), JSON.stringify(place)).toMatchObject({
          status: 404,
        })
      }
    })
  }
})
