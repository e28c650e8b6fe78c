import { and, eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { attemptAnswers } from '../database/tables/learner.ts'
import { begin } from '../test-support/learner-client.ts'
import { now, one, said, services, sessionId, setUpAttemptTests, two, wait } from './attempt-test-setup.ts'

setUpAttemptTests()

const selectedOf = async (attemptId: string, questionId: string) => {
  const [answer] = await services.db
    .select()
    .from(attemptAnswers)
    .where(and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.questionId, questionId)))
  return answer!.selected
}

test('given two devices, when the earlier answer arrives last, then the later one is kept and returned', async () => {
  const { learner, params } = await begin(services.url, sessionId, 'Flo')
  wait(5)
  const save = (...answers: ReturnType<typeof said>[]) => learner.saveAnswers({ params, body: { answers } })
  expect((await save(said(one, [1], { answered_ago: 0 }))).data).toMatchObject({ saved: 1, kept: [] })
  const late = await save(said(one, [0], { answered_ago: 60 }), said(two, [0], { answered_ago: 50 }))
  expect(late.data).toMatchObject({
    saved: 1,
    kept: [{ question_id: one, selected: [1], answer: '', is_marked: false }],
  })
  expect([await selectedOf(params.id, one), await selectedOf(params.id, two)]).toEqual([[1], [0]])
})

test('given an answer older than its attempt, then it is dated to the beginning, and a later one is kept', async () => {
  const { learner, params } = await begin(services.url, sessionId, 'Gus')
  wait(5)
  const save = (selected: number[], answered_ago?: number) =>
    learner.saveAnswers({
      params,
      body: { answers: [said(one, selected, { ...(answered_ago !== undefined && { answered_ago }) })] },
    })
  await save([0], 80_000)
  expect((await save([1])).data.kept).toEqual([])
  expect(await selectedOf(params.id, one)).toEqual([1])
})

test('given an earlier answer with the same content, or a hand-in, then nothing is lost or refused', async () => {
  const { learner, params } = await begin(services.url, sessionId, 'Hal')
  wait(5)
  await learner.saveAnswers({ params, body: { answers: [said(one, [1], { answered_ago: 0 })] } })
  const same = await learner.saveAnswers({
    params,
    body: { answers: [said(one, [1], { answered_ago: 60 })] },
  })
  expect(same.data.kept).toEqual([])
  await learner.handInAttempt({ params, body: { answers: [said(one, [0], { answered_ago: 60 })] } })
  expect(await selectedOf(params.id, one)).toEqual([1])
})

test('given two answers of one device within a second, then the second one counts, whatever their age', async () => {
  const { learner, params } = await begin(services.url, sessionId, 'Ivy')
  wait(5)
  const sentAt = Math.ceil(now().getTime() / 1_000) * 1_000
  const seconds = 1 / 60
  const save = (selected: number[], answered_ago: number, sent_at: number) =>
    learner.saveAnswers({ params, body: { sent_at, answers: [said(one, selected, { answered_ago })] } })
  wait(2 * seconds)
  expect((await save([0], 0.4, sentAt + 100)).data.kept).toEqual([])
  // It was given 0.1 s after the first was sent, and waited longer before it was sent.
  expect((await save([1], 0.6, sentAt + 800)).data.kept).toEqual([])
  expect(await selectedOf(params.id, one)).toEqual([1])
})
