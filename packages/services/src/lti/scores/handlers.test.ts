import { eq } from '../../database/drizzle.ts'
import { beforeEach, expect, test } from 'vitest'
import { attempts } from '../../database/tables/learner.ts'
import { ltiScores } from '../../database/tables/lti.ts'
import { said } from '../../learner/attempt-test-setup.ts'
import { firstSessionId } from '../../test-support/first-session-id.ts'
import { addQuiz, draftOf } from '../../test-support/test-services.ts'
import {
  ada,
  enter,
  linkId,
  platform,
  questions,
  services,
  sessionId,
  setUpLtiTests,
  subject,
} from '../lti-test-setup.ts'

setUpLtiTests()

const read = async () => (await ada.client.getLtiScores({ params: { sessionId } })).data
const settled = (state: string) =>
  expect.poll(async () => (await read()).scores[0]?.state, { timeout: 30_000 }).toBe(state)

let attemptId: string
beforeEach(async () => {
  const { client } = await enter({ name: `Ada ${subject}` })
  attemptId = (await client.startAttempt({ body: { session_id: linkId } })).data.attempt_id
})
const handIn = async () => {
  const { client } = await enter({ name: `Ada ${subject}` })
  await client.handInAttempt({
    params: { id: attemptId },
    body: { answers: [said(questions[0]!._id, [0])] },
  })
}

test('the instructor sees each student of the course with the grade that was sent', async () => {
  expect(await read()).toMatchObject({ total: 1, scores: [{ state: 'none', given: null }] })
  await handIn()
  await settled('sent')
  expect((await read()).scores).toMatchObject([
    {
      full_name: `Ada ${subject}`,
      course: 'Physics 1',
      platform: 'University',
      given: 75,
      maximum: 100,
      theirs: null,
      reason: null,
    },
  ])
})

test('a refused grade says why, and is sent again when the instructor wants it', async () => {
  platform.fault = (_method, path) => (path.endsWith('/scores') ? { status: 404 } : undefined)
  await handIn()
  await settled('refused')
  const { refused, scores } = await read()
  expect([refused, scores[0]!.reason]).toEqual([1, expect.stringContaining('no such student')])
  platform.fault = () => undefined
  await ada.client.sendLtiScoresAgain({ body: { sessionId } })
  await settled('sent')
  expect(platform.results.get(subject)?.resultScore).toBe(75)
})

test('of a grade that was changed there, the instructor keeps theirs or sends ours', async () => {
  await handIn()
  await settled('sent')
  platform.results.set(subject, { resultScore: 90, resultMaximum: 100 })
  const change = (marks: number) =>
    services.db
      .update(attempts)
      .set({ obtainedMarks: marks, correctPercentage: marks * 25 })
      .where(eq(attempts.id, attemptId))
  await change(4)
  await settled('differs')
  const [score] = (await read()).scores
  expect(score).toMatchObject({ given: 75, theirs: 90 })
  const one = { sessionId, score_id: score!._id }
  await ada.client.resolveLtiDifference({ body: { ...one, keep: 'theirs' } })
  expect([(await read()).scores[0]!.state, platform.results.get(subject)?.resultScore]).toEqual(['kept', 90])
  await ada.client.resolveLtiDifference({ body: { ...one, keep: 'ours' } })
  await settled('sent')
  expect(platform.results.get(subject)?.resultScore).toBe(100)
})

test('a score of another session is out of reach', async () => {
  const [row] = await services.db.select().from(ltiScores).where(eq(ltiScores.subject, subject))
  const bo = await services.addInstructor(`bo-${subject}`)
  const otherQuiz = await addQuiz(bo, {}, [draftOf('one')], true)
  const body = {
    sessionId: await firstSessionId(services.db, otherQuiz),
    score_id: row!.id,
    keep: 'ours',
  } as const
  await expect(bo.client.resolveLtiDifference({ body })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(bo.client.getLtiScores({ params: { sessionId } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
