import { describe, expect } from 'vitest'
import { beginFor, learnerExampleOf } from '../support/learner-objects.ts'
import { replaceAt } from '../support/placeholders.ts'
import { entryPoints } from '../support/entry-points.ts'
import { exampleOf, objectOfKind } from '../support/seed-objects.ts'
import { sendRow } from '../support/send-row.ts'
import type { Instructor } from '../support/world.ts'
import { test as plain } from '../support/world-test.ts'
import { idsIn } from './ids-in.ts'
import { allRows, instructorRows, learnerRows } from './rows.ts'
import { sharedRows, unscopedIds } from './shared-rows.ts'

const test = plain.extend<{ expired: Instructor }>({
  expired: [
    async ({ world }, use) => {
      const expired = await world.addInstructor()
      await world.expireTokens(expired)
      await use(expired)
    },
    { scope: 'file' },
  ],
})

/**
 * Who may do what, for each row and each kind of caller. Generated from the table: a new row is in it from
 * its first day.
 */
describe.each(entryPoints)('access, $name', (entryPoint) => {
  for (const { row, title } of instructorRows) {
    test(`${title} asks for a sign-in that holds`, async ({
      world,
      instructor,
      otherInstructor,
      expired,
    }) => {
      const example = await exampleOf(row, instructor)
      const callers: Record<string, Record<string, string>> = {
        nobody: {},
        'a uid alone': { uid: instructor.uid },
        'a token alone': { authorization: instructor.token },
        'a token that was made up': {
          uid: instructor.uid,
          authorization: 'A'.repeat(instructor.token.length),
        },
        'a token that ran out': expired.headers,
        "another's uid with an own token": { uid: otherInstructor.uid, authorization: instructor.token },
      }
      for (const [who, headers] of Object.entries(callers)) {
        const answer = await sendRow(entryPoint.baseUrl(world), row, example, headers)
        expect({ who, status: answer.status, code: answer.body.code }).toEqual({
          who,
          status: 401,
          code: 'SIGN_IN_REQUIRED',
        })
      }
    })

    for (const place of row.scope?.instructor ?? []) {
      test(`${title} refuses another instructor's id in ${place}`, async ({
        world,
        instructor,
        otherInstructor,
      }) => {
        const parts = replaceAt(await exampleOf(row, instructor), place, otherInstructor.uid)
        const answer = await sendRow(entryPoint.baseUrl(world), row, parts, instructor.headers)
        expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 403, code: 'FORBIDDEN' })
      })
    }

    for (const [place, kind] of Object.entries(row.scope?.owned ?? {})) {
      test(`${title} does not know another's ${kind} in ${place}, nor one that is nowhere`, async ({
        world,
        instructor,
        otherInstructor,
      }) => {
        const example = await exampleOf(row, instructor)
        for (const id of [await objectOfKind(kind, otherInstructor), '01JZZZZZZZZZZZZZZZZZZZZZZZ']) {
          const answer = await sendRow(
            entryPoint.baseUrl(world),
            row,
            replaceAt(example, place, id),
            instructor.headers,
          )
          expect({ id, status: answer.status }, JSON.stringify(answer.body)).toEqual({ id, status: 404 })
        }
      })
    }
  }

  const placed = {
    createQuiz: true,
    createQuizFromCsv: true,
    updateQuiz: true,
    createSession: false,
  } as const
  for (const { name, row, title } of instructorRows.filter((one) => one.name in placed)) {
    test(`${title} places nothing in another's course`, async ({ world, instructor, otherInstructor }) => {
      const example = await exampleOf(row, instructor)
      const hasVideo = placed[name as keyof typeof placed]
      const foreign = {
        course_id: otherInstructor.courseIds.course,
        module_id: otherInstructor.courseIds.module,
        ...(hasVideo && {
          chapter_id: otherInstructor.courseIds.chapter,
          video_id: otherInstructor.courseIds.video,
        }),
      }
      const own = {
        course_id: instructor.courseIds.course,
        module_id: instructor.courseIds.module,
        ...(hasVideo && { chapter_id: instructor.courseIds.chapter, video_id: instructor.courseIds.video }),
      }
      for (const place of [foreign, ...Object.entries(foreign).map(([key, id]) => ({ ...own, [key]: id }))]) {
        const parts = replaceAt(example, 'body', { ...(example.body as object), ...place })
        const answer = await sendRow(entryPoint.baseUrl(world), row, parts, instructor.headers)
        expect({ place, status: answer.status }, JSON.stringify(answer.body)).toEqual({ place, status: 404 })
      }
    })
  }
})

describe('access to an attempt', () => {
  const attemptRows = learnerRows.filter(({ row }) => row.access === 'attempt')
  for (const { name, row, title } of attemptRows) {
    test(`${title} asks for the token of that attempt`, async ({ world, instructor }) => {
      const { parts, token } = await learnerExampleOf(name, row, world, instructor)
      const another = await beginFor(name, world, instructor)
      const callers: Record<string, Record<string, string>> = {
        nobody: {},
        'the instructor of the quiz': instructor.headers,
        'a token that was made up': { authorization: 'A'.repeat(token.length) },
        'the token of another attempt': { authorization: another.token },
      }
      for (const [who, headers] of Object.entries(callers)) {
        const answer = await sendRow(world.servicesUrl, row, parts, headers)
        expect({ who, status: answer.status, code: answer.body.code }).toEqual({
          who,
          status: 404,
          code: 'NOT_FOUND',
        })
      }
      expect(
        (
          await sendRow(`${world.gatewayUrl}/api`, row, parts, {
            ...instructor.headers,
            authorization: token,
          })
        ).body.code,
      ).toBe('NO_ROUTE')
    })
  }

  test('all that a learner may call without one shows what a link leads to, or begins', () => {
    expect(learnerRows.filter(({ row }) => row.access !== 'attempt').map(({ name }) => name)).toEqual([
      'announceQuiz',
      'showCourseVideo',
      'startAttempt',
    ])
  })
})

test('nobody but a visitor who signs in calls without a sign-in', () => {
  expect(allRows.filter(({ row }) => row.access === 'public').map(({ name }) => name)).toEqual(['signIn'])
})

test("every id that a call carries is its scope's, or says why it need not be", () => {
  const excused = (name: string): string[] =>
    unscopedIds.flatMap(({ ids }) => ids[name as keyof typeof ids] ?? [])
  for (const { name, row } of allRows) {
    const scoped = [...(row.scope?.instructor ?? []), ...Object.keys(row.scope?.owned ?? {})]
    expect({ name, ids: idsIn(row).toSorted() }).toEqual({
      name,
      ids: [...scoped, ...excused(name)].toSorted(),
    })
  }
})

test('a row that names neither an instructor nor an object of one is shared on purpose', () => {
  const unscoped = instructorRows.filter(
    ({ row }) => !row.scope?.instructor?.length && Object.keys(row.scope?.owned ?? {}).length === 0,
  )
  expect(unscoped.map(({ name }) => name).sort()).toEqual(Object.keys(sharedRows).sort())
})
