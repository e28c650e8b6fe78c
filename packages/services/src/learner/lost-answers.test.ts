import { eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { attempts } from '../database/tables/learner.ts'
import { sessions } from '../database/tables/quizzes.ts'
import { learnerClient, studentDetails } from '../test-support/learner-client.ts'
import {
  change,
  one,
  quizId,
  said,
  services,
  sessionId,
  setUpAttemptTests,
  two,
} from './attempt-test-setup.ts'

setUpAttemptTests()

const begin = async (name: string, attemptToken: string) => {
  const { data } = await learnerClient(services.url).startAttempt({
    body: {
      session_id: sessionId,
      student: studentDetails(name),
      browser_token: 'b'.repeat(32),
      attempt_token: attemptToken.repeat(32),
    },
  })
  return data
}
const allow = (attemptsAllowed: number) =>
  services.db.update(sessions).set({ attemptsAllowed }).where(eq(sessions.id, sessionId))

test('given one allowed attempt and a lost response, then concurrent calls begin the same attempt', async () => {
  await allow(1)
  const [first, ...again] = await Promise.all([begin('Bo', 'x'), begin('Bo', 'x'), begin('Bo', 'x')])
  expect(again).toEqual([first, first])
  expect(await begin('Bo', 'x')).toEqual(first)
  expect(await services.db.$count(attempts, eq(attempts.quizId, quizId))).toBe(1)
  const params = { id: first!.attempt_id }
  const learner = learnerClient(services.url, first!.token)
  const { data } = await learner.saveAnswers({ params, body: { answers: [said(one, [1])] } })
  expect(data.saved).toBe(1)
})

test('given one allowed attempt, then neither another token nor another student begins or gets it again', async () => {
  await allow(1)
  const first = await begin('Bo', 'x')
  await expect(begin('Bo', 'y')).rejects.toMatchObject({ code: 'ATTEMPTS_USED_UP' })
  const other = await begin('Cy', 'x')
  expect(other.attempt_id).not.toBe(first.attempt_id)
})

test('given a quiz that must be passed, then one failure leaves another attempt until it is passed', async () => {
  await allow(1)
  await change(quizId, { quizType: 'pop', isSkippable: false, passingPercentage: 50 })
  for (const [token, option] of [
    ['x', 1],
    ['y', 1],
    ['z', 0],
  ] as const) {
    const begun = await begin('Bo', token)
    const learner = learnerClient(services.url, begun.token)
    await learner.handInAttempt({
      params: { id: begun.attempt_id },
      body: { answers: [said(one, [option]), said(two, [option])] },
    })
  }
  await expect(begin('Bo', 'w')).rejects.toMatchObject({ code: 'ATTEMPTS_USED_UP' })
})

test('given a quiz that may be skipped, then the limit of attempts stays', async () => {
  await allow(1)
  await change(quizId, { quizType: 'pop', isSkippable: true })
  const begun = await begin('Bo', 'x')
  const learner = learnerClient(services.url, begun.token)
  await learner.handInAttempt({ params: { id: begun.attempt_id }, body: { answers: [] } })
  await expect(begin('Bo', 'y')).rejects.toMatchObject({ code: 'ATTEMPTS_USED_UP' })
})
