import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { begin } from '../test-support/learner-client.ts'
import { addQuiz, draftOf, openTestServices, type TestServices } from '../test-support/test-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await openTestServices({ limits: { startsPerAddress: 5, startsPerSession: 3 } })
})
afterAll(() => services[Symbol.asyncDispose]())

test('a program that begins attempts without end is stopped, by session and by address', async () => {
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
