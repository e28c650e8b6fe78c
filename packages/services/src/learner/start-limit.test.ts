import { eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { sessions } from '../database/tables/quizzes.ts'
import { begin, learnerClient } from '../test-support/learner-client.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../test-support/test-services.ts'

const services = await setUpServices({ limits: { startsPerAddress: 5, startsPerSession: 3 } })

test('given a program that begins attempts endlessly, then it is stopped by session and by address', async () => {
  const ada = await services.addInstructor('ada')
  const sessionOf = async () => firstSessionId(services.db, await addQuiz(ada, {}, [draftOf('one')], true))
  const [first, second] = [await sessionOf(), await sessionOf()]
  for (const name of ['A', 'B', 'C']) await begin(services.url, first, name)
  await expect(begin(services.url, first, 'D')).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining('in this session'),
  })
  await begin(services.url, second, 'E')
  await expect(begin(services.url, second, 'F')).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining('from your network'),
  })
})

test('given strangers whom a session refuses, then they do not use up the limit of its students', async () => {
  const bea = await services.addInstructor('bea')
  const sessionId = await firstSessionId(services.db, await addQuiz(bea, {}, [draftOf('one')], true))
  await services.db.update(sessions).set({ access: 'student_list' }).where(eq(sessions.id, sessionId))
  const { students } = (await bea.client.addStudents({ body: { sessionId, text: 'Bo, bo@list.example' } }))
    .data
  const stranger = learnerClient(services.url, 'a token that nobody gave')
  const tries = Array.from({ length: 10 }, () => stranger.startAttempt({ body: { session_id: sessionId } }))
  for (const outcome of await Promise.allSettled(tries))
    expect(outcome).toMatchObject({ status: 'rejected', reason: { status: expect.toBeOneOf([403, 429]) } })
  const secret = students[0]!.link.split('#')[1]!
  const { data } = await learnerClient(services.url).openPersonalLink({
    body: { session_id: sessionId, secret },
  })
  const bo = learnerClient(services.url, data.token)
  expect(
    (await bo.startAttempt({ body: { session_id: sessionId, country: 'pk', city: 'Lahore' } })).data.number,
  ).toBe(1)
})
