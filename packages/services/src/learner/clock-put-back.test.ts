import { and, eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { attemptAnswers } from '../database/tables/learner.ts'
import { begin } from '../test-support/learner-client.ts'
import { one, rowOf, said, services, sessionId, setUpAttemptTests, two, wait } from './attempt-test-setup.ts'

setUpAttemptTests()

const answerOf = async (attemptId: string, questionId: string) => {
  const [answer] = await services.db
    .select()
    .from(attemptAnswers)
    .where(and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.questionId, questionId)))
  return answer!
}
const beginAndAnswer = async (name: string) => {
  const { learner, params } = await begin(services.url, sessionId, name)
  const save = (...answers: ReturnType<typeof said>[]) => learner.saveAnswers({ params, body: { answers } })
  wait(2)
  await save(said(one, [0], { answered_ago: 0 }))
  return { learner, params, save }
}

test.each([
  ['to before the attempt began', -60],
  ['to within the attempt', -1],
])(
  'given a clock that was put back %s, then a changed answer counts and no older one returns',
  async (_, minutes) => {
    const { params, save } = await beginAndAnswer('Bo')
    wait(minutes)
    expect((await save(said(one, [1], { answered_ago: 0, time_spent: 40 }))).data.kept).toEqual([])
    expect(await answerOf(params.id, one)).toMatchObject({ selected: [1] })
    wait(0.1)
    expect((await save(said(one, [0], { answered_ago: 1 }))).data.kept).toEqual([])
    const earlier = await save(said(one, [1], { answered_ago: 60 }))
    expect(earlier.data.kept).toMatchObject([{ question_id: one, selected: [0] }])
    wait(-minutes)
  },
)

test('given a clock that jumped ahead and back, then answers of that time do not outlast later ones', async () => {
  const { params, save } = await beginAndAnswer('Bo')
  wait(5)
  await save(said(two, [0], { answered_ago: 0 }))
  wait(-5)
  await save(said(two, [1], { answered_ago: 0 }))
  wait(6)
  await save(said(two, [0], { answered_ago: 0 }))
  expect(await answerOf(params.id, two)).toMatchObject({ selected: [0] })
})

test('given a clock that was put back, then times of a question and an attempt are what devices tell', async () => {
  const { learner, params, save } = await beginAndAnswer('Bo')
  wait(-60)
  await save(said(one, [0], { answered_ago: 0, time_spent: 50 }))
  expect(await answerOf(params.id, one)).toMatchObject({ timeSpent: 50 })
  const { data } = await learner.handInAttempt({
    params,
    body: { answers: [said(two, [0], { answered_ago: 0, time_spent: 20 })] },
  })
  wait(60)
  expect(data.state).toBe('ready')
  const { startedAt, submittedAt, timeSpent } = await rowOf(params.id)
  expect(submittedAt).toEqual(startedAt)
  expect(timeSpent).toBe(70)
})
