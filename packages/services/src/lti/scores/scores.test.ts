import { and, eq } from 'drizzle-orm'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { ltiLinks, ltiScores } from '../../database/tables/lti.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import type { JobRunner } from '../../jobs/run-jobs.ts'
import { said } from '../../learner/attempt-test-setup.ts'
import { learnerClient } from '../../test-support/learner-client.ts'
import { claimNames, scopes } from '../claims.ts'
import {
  ada,
  enter,
  linkId,
  platform,
  questions,
  quizId,
  services,
  setUpLtiTests,
  subject,
} from '../lti-test-setup.ts'
import { openPlatforms } from '../known-platforms.ts'
import { openAccessTokens } from './access-tokens.ts'
import { runScores } from './run-scores.ts'
import { sendScore } from './send-score.ts'

setUpLtiTests()

// The services send, too, as several processes do, but look less often.
let runner: JobRunner
beforeEach(() => {
  const context = { db: services.db, now: services.now }
  const platforms = openPlatforms(services.db, [platform.settings])
  runner = runScores(context, { platforms, log: pino({ level: 'silent' }), idleMs: 10 })
})
afterEach(() => runner.stop())

/** Takes the quiz, of whose four marks the first question has three, and hands in. Returns the attempt's id. */
const take = async (selected: number[], changes: Record<string, unknown> = {}): Promise<string> => {
  const { client } = await enter(changes)
  const { data } = await client.startAttempt({ body: { session_id: linkId } })
  const learner = learnerClient(services.url, data.token)
  await learner.handInAttempt({
    params: { id: data.attempt_id },
    body: { answers: [said(questions[0]!._id, selected)] },
  })
  return data.attempt_id
}
const rowOf = async () => {
  const [found] = await services.db
    .select({ score: ltiScores })
    .from(ltiScores)
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiScores.linkId))
    .where(and(eq(ltiLinks.sessionLinkId, linkId), eq(ltiScores.subject, subject)))
  return found!.score
}
const settled = (state: string) => expect.poll(async () => (await rowOf()).state).toBe(state)
const setMarks = (id: string, obtainedMarks: number, db: Queryable = services.db) =>
  db
    .update(attempts)
    .set({ obtainedMarks, correctPercentage: obtainedMarks * 25 })
    .where(eq(attempts.id, id))
const arrived = () => platform.scores.filter(({ userId }) => userId === subject)

test('the score of an attempt arrives in the marks of the column, with its times', async () => {
  await take([0])
  await settled('sent')
  expect(arrived()).toEqual([
    {
      userId: subject,
      scoreGiven: 75,
      scoreMaximum: 100,
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
      timestamp: expect.stringMatching(/^2030-/),
      submission: { startedAt: expect.any(String), submittedAt: expect.any(String) },
    },
  ])
})

test('many changes are one score of the newest state, and nothing that did not change is sent', async () => {
  const id = await take([0])
  await settled('sent')
  const change = (all: number[]) =>
    services.db.transaction(async (tx) => {
      for (const marks of all) await setMarks(id, marks, tx)
    })
  await change([1, 2, 4, 0.5])
  await expect.poll(async () => (await rowOf()).handled).toBe(5)
  await change([1, 0.5])
  await expect.poll(async () => (await rowOf()).handled).toBe(7)
  expect(arrived().map(({ scoreGiven }) => scoreGiven)).toEqual([75, 12.5])
})

test('the best attempt counts', async () => {
  await take([0])
  await settled('sent')
  await take([1])
  await expect.poll(async () => (await rowOf()).handled).toBe(2)
  expect(arrived().map(({ scoreGiven }) => scoreGiven)).toEqual([75])
})

test('a mark that was changed in the platform is never overwritten unasked', async () => {
  const id = await take([0])
  await settled('sent')
  platform.results.set(subject, { resultScore: 90, resultMaximum: 100 })
  await setMarks(id, 4)
  await settled('differs')
  expect(await rowOf()).toMatchObject({ theirs: 90, lastGiven: 75 })
  expect(platform.results.get(subject)?.resultScore).toBe(90)
})

test('answers that wait for marks are told once, and never after a score', async () => {
  const id = await take([0])
  await settled('sent')
  await services.db.update(attempts).set({ obtainedMarks: null }).where(eq(attempts.id, id))
  await expect.poll(async () => (await rowOf()).handled).toBe(2)
  expect(arrived().map(({ gradingProgress }) => gradingProgress)).toEqual(['FullyGraded'])
})

test('answers that wait again are not told either after a score of which no answer came', async () => {
  platform.fault = (_method, path) => (path.endsWith('/scores') ? { status: 200, isCut: true } : undefined)
  const id = await take([0])
  await expect.poll(async () => (await rowOf()).reason).toBe('unreachable')
  // It was stored there all the same.
  platform.results.set(subject, { resultScore: 75, resultMaximum: 100 })
  platform.fault = () => undefined
  await services.db.update(attempts).set({ obtainedMarks: null }).where(eq(attempts.id, id))
  await settled('sent')
  expect([arrived(), platform.results.get(subject)?.resultScore]).toEqual([[], 75])
})

test('a column that a teacher has deleted is made again, and one that cannot be is told', async () => {
  const made: string[] = []
  let canMake = true
  platform.fault = (method, path) => {
    if (path.startsWith('/items/1')) return { status: 404 }
    if (path !== '/items') return undefined
    if (!canMake) return { status: 404 }
    if (method === 'GET') return { status: 200, body: [] }
    made.push(path)
    return { status: 201, body: { id: `${platform.url}/items/2`, scoreMaximum: 100 } }
  }
  const id = await take([0])
  await expect.poll(() => made).toHaveLength(1)
  const [link] = await services.db.select().from(ltiLinks).where(eq(ltiLinks.sessionLinkId, linkId))
  expect(link!.lineItem).toBe(`${platform.url}/items/2`)
  canMake = false
  await setMarks(id, 1)
  await expect.poll(async () => (await rowOf()).reason).toBe('column_missing')
})

test('no score is sent before the student may know the result', async () => {
  await services.db.update(quizzes).set({ resultDelayInHours: 2 }).where(eq(quizzes.id, quizId))
  await take([0])
  await expect.poll(async () => (await rowOf()).handled).toBe(1)
  expect([(await rowOf()).state, arrived()]).toEqual(['waiting', []])
  services.wait(121)
  await settled('sent')
  expect(arrived()).toHaveLength(1)
})

test('an answer that was lost is looked up before anything is sent again', async () => {
  let cut = 0
  platform.fault = (_method, path) => {
    if (!path.endsWith('/scores') || cut > 0) return undefined
    cut += 1
    platform.results.set(subject, { resultScore: 75, resultMaximum: 100 })
    return { status: 200, isCut: true }
  }
  await take([0])
  await expect.poll(async () => (await rowOf()).reason).toBe('unreachable')
  services.wait(1)
  await settled('sent')
  expect([arrived(), (await rowOf()).reason]).toEqual([[], null])
})

test.each([
  [429, 'unreachable', 'waiting'],
  [503, 'unreachable', 'waiting'],
  [403, 'not_allowed', 'refused'],
  [404, 'not_a_student', 'refused'],
  [422, 'not_a_student', 'refused'],
])('an answer of %i is told as %s', async (status, reason, state) => {
  platform.fault = (_method, path) => (path.endsWith('/scores') ? { status } : undefined)
  await take([0])
  await expect.poll(async () => (await rowOf()).reason).toBe(reason)
  expect((await rowOf()).state).toBe(state)
})

test('an equal timestamp is answered by a later one', async () => {
  let refused = 0
  platform.fault = (_method, path) => {
    if (!path.endsWith('/scores') || refused > 0) return undefined
    refused += 1
    return { status: 409 }
  }
  await take([0])
  await expect.poll(async () => (await rowOf()).dueAt > services.now()).toBe(true)
  services.wait(1)
  await settled('sent')
  expect(arrived()).toHaveLength(1)
})

test('a platform that is down for a week is given up, with a reason', async () => {
  platform.fault = () => ({ status: 500 })
  await take([0])
  await expect.poll(async () => (await rowOf()).failingSince).not.toBeNull()
  const eightDaysAgo = new Date(services.now().getTime() - 8 * 24 * 60 * 60_000)
  await services.db
    .update(ltiScores)
    .set({ failingSince: eightDaysAgo, dueAt: eightDaysAgo })
    .where(eq(ltiScores.subject, subject))
  await settled('refused')
  expect((await rowOf()).reason).toBe('given_up')
})

test('a column is found, or made once, where the launch names none', async () => {
  const endpoint = { scope: Object.values(scopes), lineitems: `${platform.url}/items` }
  const made: string[] = []
  platform.fault = (method, path) => {
    if (path !== '/items') return undefined
    if (method === 'GET')
      return { status: 200, body: made.map((id) => ({ id, scoreMaximum: 100, resourceLinkId: 'link-1' })) }
    made.push(`${platform.url}/items/1`)
    return { status: 201, body: { id: made[0], scoreMaximum: 100 } }
  }
  await take([0], { [claimNames.scores]: endpoint })
  await settled('sent')
  await take([0], { [claimNames.scores]: endpoint })
  await settled('sent')
  expect([made.length, arrived()[0]?.scoreGiven]).toEqual([1, 75])
})

test('a link without the right to write scores is told so', async () => {
  await take([0], { [claimNames.scores]: undefined })
  await settled('refused')
  expect((await rowOf()).reason).toBe('not_allowed')
})

test('a student whose records were merged has one score, of the attempts of all', async () => {
  await take([1])
  await settled('sent')
  const first = await rowOf()
  const other = await enter({ sub: `${subject}-other`, name: `Other ${subject}` })
  const { data } = await other.client.startAttempt({ body: { session_id: linkId } })
  await learnerClient(services.url, data.token).handInAttempt({
    params: { id: data.attempt_id },
    body: { answers: [said(questions[0]!._id, [0])] },
  })
  const [{ studentId: keptId } = { studentId: '' }] = await services.db
    .select()
    .from(ltiScores)
    .where(eq(ltiScores.subject, `${subject}-other`))
  await ada.client.mergeStudents({ body: { quiz_id: quizId, kept_id: keptId, merged_id: first.studentId } })
  await expect.poll(() => platform.results.get(subject)?.resultScore).toBe(75)
  await enter()
  expect(await services.db.$count(ltiScores, eq(ltiScores.subject, subject))).toBe(1)
})

test('a sender whose lease was taken over sends nothing', async () => {
  await runner.stop()
  const { client } = await enter()
  const { data } = await client.startAttempt({ body: { session_id: linkId } })
  await services.db
    .update(ltiScores)
    .set({ heldUntil: new Date('2040-01-01T00:00:00Z') })
    .where(eq(ltiScores.subject, subject))
  await learnerClient(services.url, data.token).handInAttempt({
    params: { id: data.attempt_id },
    body: { answers: [said(questions[0]!._id, [0])] },
  })
  const row = await rowOf()
  const [link] = await services.db.select().from(ltiLinks).where(eq(ltiLinks.id, row.linkId))
  const context = { db: services.db, now: services.now }
  const sending = { context, platforms: [platform.settings], tokens: openAccessTokens(context) }
  await expect(sendScore(sending, { ...row, lease: row.lease - 1 }, link!)).rejects.toThrow('Another process')
  expect(arrived()).toEqual([])
})
