import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { ltiLinks, ltiScores } from '../../database/tables/lti.ts'
import { said } from '../../learner/attempt-test-setup.ts'
import { learnerClient } from '../../test-support/learner-client.ts'
import { ada, enter, linkId, platform, questions, services, sessionId, subject } from '../lti-test-setup.ts'
import { openAccessTokens } from './access-tokens.ts'
import {
  setUpScoreTests,
  arrived,
  rowOf,
  setMarks,
  settled,
  stopSending,
  take,
} from './testing/set-up-scores.ts'
import { sendScore } from './send-score.ts'

setUpScoreTests()

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

test('a platform that is down for a day is told since when, and gets the grade when it is back', async () => {
  platform.fault = () => ({ status: 503 })
  await take([0])
  await expect.poll(async () => (await rowOf()).failingSince).not.toBeNull()
  const aDayAgo = new Date(services.now().getTime() - 24 * 60 * 60_000)
  await services.db
    .update(ltiScores)
    .set({ failingSince: aDayAgo, dueAt: aDayAgo })
    .where(eq(ltiScores.subject, subject))
  await expect.poll(async () => (await rowOf()).dueAt > services.now()).toBe(true)
  const { data } = await ada.client.getLtiScores({ params: { sessionId } })
  expect(data.scores[0]).toMatchObject({
    state: 'waiting',
    failing_since: expect.stringMatching(/^2030-02-28/),
    reason: expect.stringContaining('keeps trying for a week'),
  })
  platform.fault = () => undefined
  services.wait(61)
  await settled('sent')
  expect([arrived()[0]?.scoreGiven, (await rowOf()).failingSince]).toEqual([75, null])
  services.wait(-61)
})

test('a grade for a platform that was removed says whom to ask, and goes out once it is back', async () => {
  await stopSending()
  const context = { db: services.db, now: services.now }
  const id = await take([0])
  await settled('sent')
  await services.db
    .update(ltiScores)
    .set({ heldUntil: new Date('2040-01-01T00:00:00Z') })
    .where(eq(ltiScores.subject, subject))
  await setMarks(id, 1)
  const row = await rowOf()
  const [link] = await services.db.select().from(ltiLinks).where(eq(ltiLinks.id, row.linkId))
  const sending = { context, platforms: [], tokens: openAccessTokens(context) }
  expect(await sendScore(sending, row, link!)).toEqual({ state: 'refused', reason: 'platform_removed' })
  const again = { ...sending, platforms: [platform.settings] }
  const later = { ...row, lastTimestamp: new Date(row.lastTimestamp!.getTime() + 1_000) }
  expect(await sendScore(again, later, link!)).toMatchObject({ state: 'sent', given: { given: 25 } })
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

test('a sender whose lease was taken over sends nothing', async () => {
  await stopSending()
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
