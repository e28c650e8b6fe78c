import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { attempts } from '../../database/tables/learner.ts'
import { ltiScores } from '../../database/tables/lti.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { said } from '../../learner/attempt-test-setup.ts'
import { learnerClient } from '../../test-support/learner-client.ts'
import { claimNames, scopes } from '../claims.ts'
import { ada, enter, linkId, platform, questions, quizId, services, subject } from '../lti-test-setup.ts'
import { setUpScoreTests, arrived, rowOf, setMarks, settled, take } from './testing/set-up-scores.ts'

setUpScoreTests()

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

test('no score is sent before the student may know the result', async () => {
  await services.db.update(quizzes).set({ resultDelayInHours: 2 }).where(eq(quizzes.id, quizId))
  await take([0])
  await expect.poll(async () => (await rowOf()).handled).toBe(1)
  expect([(await rowOf()).state, arrived()]).toEqual(['waiting', []])
  services.wait(121)
  await settled('sent')
  expect(arrived()).toHaveLength(1)
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
