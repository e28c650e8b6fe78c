import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { eq, sql } from '../../database/drizzle.ts'
import pino from 'pino'
import { expect, test } from 'vitest'
import { attempts } from '../../database/tables/learner.ts'
import { ltiLinks, ltiScores } from '../../database/tables/lti.ts'
import { said } from '../../learner/attempt-test-setup.ts'
import { learnerClient } from '../../test-support/learner-client.ts'
import { enter, linkId, platform, questions, services, setUpLtiTests } from '../lti-test-setup.ts'
import { openPlatforms } from '../known-platforms.ts'
import { openAccessTokens } from './access-tokens.ts'
import { runScores } from './run-scores.ts'
import { leaseScore, storeOutcome } from './score-leases.ts'
import { sendScore } from './send-score.ts'

setUpLtiTests()

/** In the long form, some 500 changes of marks. */
const count = isLongForm ? 25 : 6
const rounds = isLongForm ? 40 : 8

/** Pseudo-random numbers from 0 to below 1, so that a failure can be repeated. */
const seeded = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return seed / 2 ** 31
}

/**
 * Marks are given, changed and taken back while the platform fails and processes die. A process that dies after its
 * call has sent something and stores nothing: it leases and sends, and that is all.
 */
test('whatever fails, the platform holds the newest mark in the end and never an older one after it', async () => {
  const random = seeded(7)
  const context = { db: services.db, now: services.now }
  const sending = { context, platforms: [platform.settings], tokens: openAccessTokens(context) }
  const people: { subject: string; id: string; marks: number[] }[] = []
  for (const n of Array.from({ length: count }, (_, index) => index)) {
    const subject = `many-${n}`
    const { client } = await enter({ sub: subject, name: subject })
    const { data } = await client.startAttempt({ body: { session_id: linkId } })
    await learnerClient(services.url, data.token).handInAttempt({
      params: { id: data.attempt_id },
      body: { answers: [said(questions[0]!._id, [0])] },
    })
    people.push({ subject, id: data.attempt_id, marks: [3] })
  }
  const faults = [
    { status: 500 },
    { status: 429, headers: { 'retry-after': '7' } },
    { status: 200, isCut: true },
  ]
  platform.fault = (_method, path) =>
    path.endsWith('/scores') && random() < 0.3 ? faults[Math.floor(random() * faults.length)] : undefined
  const start = () =>
    runScores(context, {
      platforms: openPlatforms(services.db, [platform.settings]),
      log: pino({ level: 'silent' }),
      idleMs: 5,
    })
  const runners = [start(), start()]
  for (let round = 0; round < rounds; round += 1) {
    for (const person of people) {
      if (random() < 0.5) continue
      const marks = Math.floor(random() * 9) / 2
      person.marks.push(marks)
      await services.db
        .update(attempts)
        .set({ obtainedMarks: marks, correctPercentage: marks * 25 })
        .where(eq(attempts.id, person.id))
    }
    const dying = await leaseScore(services.db, services.now())
    if (dying) await sendScore(sending, dying.row, dying.link).catch(() => undefined)
    // Short enough that no lease expires while its score is under way.
    services.wait(0.1)
  }
  platform.fault = () => undefined
  await expect
    .poll(
      async () => {
        services.wait(0.5)
        return services.db.$count(ltiScores, eq(ltiScores.state, 'waiting'))
      },
      { timeout: 30_000 },
    )
    .toBe(0)
  await Promise.all(runners.map((runner) => runner.stop()))
  const states = await services.db.select({ state: ltiScores.state }).from(ltiScores)
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['sent']))
  for (const { subject, marks } of people) {
    expect(platform.results.get(subject)?.resultScore, subject).toBe((marks.at(-1) ?? 0) * 25)
    const given = platform.scores
      .filter(({ userId }) => userId === subject)
      .map((score) => (score.scoreGiven ?? 0) / 25)
    // The scores that arrived are some of the marks, in the order in which these were given.
    let at = -1
    for (const score of given) {
      at = marks.indexOf(score, at + 1)
      expect(at, `${subject}: ${given.join()} of ${marks.join()}`).toBeGreaterThanOrEqual(0)
    }
  }
})

test('a score of which no answer came is known as ours, also if another one was lost after it', async () => {
  const context = { db: services.db, now: services.now }
  const sending = { context, platforms: [platform.settings], tokens: openAccessTokens(context) }
  const { client } = await enter({ sub: 'unanswered', name: 'Una' })
  const { data } = await client.startAttempt({ body: { session_id: linkId } })
  const mark = (marks: number) =>
    services.db
      .update(attempts)
      .set({ obtainedMarks: marks, correctPercentage: marks * 25 })
      .where(eq(attempts.id, data.attempt_id))
  /** Takes the score as after a lease that has ended, and keeps the services from sending it, too. */
  const take = async () => {
    const [row] = await services.db
      .update(ltiScores)
      .set({
        heldUntil: new Date(services.now().getTime() + 60 * 60_000),
        lastTimestamp: sql`coalesce(${ltiScores.lastTimestamp}, ${services.now().toISOString()}) + interval '1 second'`,
        tries: 2,
      })
      .where(eq(ltiScores.subject, 'unanswered'))
      .returning()
    const [link] = await services.db.select().from(ltiLinks).where(eq(ltiLinks.id, row!.linkId))
    return { row: row!, link: link! }
  }
  /** Sends it and dies before the outcome is stored. */
  const sendAndDie = async () => {
    const { row, link } = await take()
    return sendScore(sending, row, link)
  }
  await take()
  await learnerClient(services.url, data.token).handInAttempt({
    params: { id: data.attempt_id },
    body: { answers: [said(questions[0]!._id, [0])] },
  })
  const { row, link } = await take()
  const sent = await sendScore(sending, row, link)
  await storeOutcome(services.db, row, sent, services.now())
  await mark(1)
  await sendAndDie()
  expect(platform.results.get('unanswered')?.resultScore).toBe(25)
  await mark(2)
  platform.fault = (_method, path) => (path.endsWith('/scores') ? { status: 200, isCut: true } : undefined)
  await expect(sendAndDie()).rejects.toThrow('did not answer')
  platform.fault = () => undefined
  expect(await sendAndDie()).toMatchObject({ state: 'sent' })
  expect(platform.results.get('unanswered')?.resultScore).toBe(50)
})
