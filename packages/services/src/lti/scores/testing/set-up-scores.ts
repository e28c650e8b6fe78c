import { elementAt } from '@quizwright/domain/defined.ts'
import { and, eq } from '../../../database/drizzle.ts'
import pino from 'pino'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Queryable } from '../../../database/database.ts'
import { attempts } from '../../../database/tables/learner.ts'
import { ltiLinks, ltiScores } from '../../../database/tables/lti.ts'
import type { JobRunner } from '../../../jobs/run-jobs.ts'
import { said } from '../../../learner/attempt-test-setup.ts'
import { learnerClient } from '../../../test-support/learner-client.ts'
import { enter, linkId, platform, questions, services, setUpLtiTests, subject } from '../../lti-test-setup.ts'
import { openPlatforms } from '../../known-platforms.ts'
import { runScores } from '../run-scores.ts'

// The services send, too, as several processes do, but look less often.
let runner: JobRunner
export const stopSending = (): Promise<void> => runner.stop()

/** Sets up the tests of courses, with a sender that looks often. */
export const setUpScoreTests = (): void => {
  setUpLtiTests()
  beforeEach(() => {
    const context = { db: services.db, now: services.now }
    const platforms = openPlatforms(services.db, [platform.settings])
    runner = runScores(context, { platforms, log: pino({ level: 'silent' }), idleMs: 10 })
  })
  afterEach(() => runner.stop())
}

/** Takes the quiz, of whose four marks the first question has three, and hands in. Returns the attempt's id. */
export const take = async (selected: number[], changes: Record<string, unknown> = {}): Promise<string> => {
  const { client } = await enter(changes)
  const { data } = await client.startAttempt({ body: { session_id: linkId } })
  const learner = learnerClient(services.url, data.token)
  await learner.handInAttempt({
    params: { id: data.attempt_id },
    body: { answers: [said(elementAt(questions, 0)._id, selected)] },
  })
  return data.attempt_id
}
export const rowOf = async () => {
  const found = elementAt(
    await services.db
      .select({ score: ltiScores })
      .from(ltiScores)
      .innerJoin(ltiLinks, eq(ltiLinks.id, ltiScores.linkId))
      .where(and(eq(ltiLinks.sessionLinkId, linkId), eq(ltiScores.subject, subject))),
    0,
  )
  return found.score
}
export const settled = (state: string) => expect.poll(async () => (await rowOf()).state).toBe(state)
export const setMarks = (id: string, obtainedMarks: number, db: Queryable = services.db) =>
  db
    .update(attempts)
    .set({ obtainedMarks, correctPercentage: obtainedMarks * 25 })
    .where(eq(attempts.id, id))
export const arrived = () => platform.scores.filter(({ userId }) => userId === subject)
