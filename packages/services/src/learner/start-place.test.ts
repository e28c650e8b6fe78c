import { afterAll, expect, test } from 'vitest'
import { sessions } from '../database/tables/quizzes.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { learnerClient, studentDetails } from '../test-support/learner-client.ts'
import { addQuiz, draftOf, openTestServices } from '../test-support/test-services.ts'

const services = await openTestServices()
afterAll(() => services[Symbol.asyncDispose]())

const browserOf = (index: number): string =>
  `browser of student ${index}`.replaceAll(' ', '.').padEnd(64, '.')
const placeOf = async (index: number): Promise<number | null> => {
  const { data } = await learnerClient(services.url, browserOf(index)).readStartPlace()
  return data.place
}

test('given a class that begins at once, then who waits reads their place in line, and nobody else’s', async () => {
  const ada = await services.addInstructor('Ada')
  const open = { start_time: '2030-03-01 12:00:00', end_time: '2030-03-02 12:00:00' }
  const quizId = await addQuiz(ada, open, [draftOf('How much is 1 + 1?')], true)
  const sessionId = await firstSessionId(services.db, quizId)
  const begin = (index: number) =>
    learnerClient(services.url).startAttempt({
      body: {
        session_id: sessionId,
        student: studentDetails(`Student${index}`),
        browser_token: browserOf(index),
      },
    })
  const held = Promise.withResolvers<void>()
  const holding = services.db.transaction(async (tx) => {
    await tx.select().from(sessions).for('update')
    await held.promise
  })
  const begun = Promise.all(Array.from({ length: 30 }, (_, index) => begin(index)))
  await expect.poll(() => placeOf(29), { interval: 1 }).toBeOneOf(Array.from({ length: 30 }, (_, n) => n + 1))
  expect(await placeOf(30)).toBeNull()
  held.resolve()
  await holding
  expect(new Set((await begun).map(({ data }) => data.attempt_id)).size).toBe(30)
  expect(await placeOf(29)).toBeNull()
})
