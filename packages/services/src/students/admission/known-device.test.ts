import { codeLimits } from '@quizwright/domain/limits.ts'
import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { sessions } from '../../database/tables/quizzes.ts'
import { emailConfirmations } from '../../database/tables/student-access.ts'
import { firstSessionId } from '../../test-support/first-session-id.ts'
import { learnerClient, studentDetails } from '../../test-support/learner-client.ts'
import { setUpServices } from '../../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../../test-support/test-services.ts'

const services = await setUpServices({ limits: { learnerCallsPerAddress: 12, startsPerAddress: 4 } })
const ada = await services.addInstructor('ada')
const addSession = async (changes: Partial<typeof sessions.$inferInsert> = {}) => {
  const sessionId = await firstSessionId(services.db, await addQuiz(ada, {}, [draftOf('one')], true))
  await services.db
    .update(sessions)
    .set({ name: 'S', ...changes })
    .where(eq(sessions.id, sessionId))
  return sessionId
}

const start = (sessionId: string, name: string, headers: Record<string, string> = {}) =>
  fetch(`${services.url}/learner/attempts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ session_id: sessionId, student: studentDetails(name) }),
  })
const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const knownDevice = async () => cookieOf(await start(await addSession(), 'Bo'))

test('a device on which an attempt began is known by a cookie that no script reads, and is not renamed', async () => {
  services.wait(70)
  const sessionId = await addSession()
  const first = await start(sessionId, 'Bo')
  expect(first.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^known-device=\S{22}\.\S{43}; Path=\/learner; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    ),
  ])
  const cookie = cookieOf(first)
  const again = await start(sessionId, 'Bo', { cookie: `other=1; ${cookie}` })
  expect([again.status, again.headers.getSetCookie()]).toEqual([200, []])
  // What somebody made up is no known device.
  const forged = await start(sessionId, 'Bo', { cookie: `known-device=${'a'.repeat(22)}.${'b'.repeat(43)}` })
  expect(forged.headers.getSetCookie()).toHaveLength(1)
})

test('given strangers who use up the mails of a network and a mailbox, then a known device gets one', async () => {
  services.wait(70)
  const cookie = await knownDevice()
  const sessionId = await addSession({ access: 'confirmed_email' })
  const email = 'bo@example.org'
  const known = learnerClient(services.url, undefined, cookie)
  const stranger = learnerClient(services.url)
  const ask = async (client: typeof known, to = email) =>
    (await client.requestCode({ body: { session_id: sessionId, email: to } })).data
  await ask(known, 'first@example.org')
  await ask(stranger, 'second@example.org')
  const stored = await services.db.select().from(emailConfirmations)
  const like = stored.find((one) => one.email === 'second@example.org')!
  const flood = (count: number, changes: Partial<typeof like>) =>
    services.db.insert(emailConfirmations).values(
      Array.from({ length: count }, (_, index) => ({
        ...like,
        ...changes,
        tokenHash: `${JSON.stringify(changes)} ${index}`,
      })),
    )
  // Of the network that both share.
  await flood(codeLimits.perAddress, { emailKey: 'somebody@example.org' })
  await expect(ask(stranger)).rejects.toMatchObject({ code: 'TOO_MANY_CODES' })
  await flood(codeLimits.perEmailAndDay, { emailKey: email, address: '198.51.100.1' })
  await ask(known)
  services.wait(61)
  await expect(ask(stranger)).rejects.toMatchObject({
    code: 'TOO_MANY_CODES',
    message: expect.stringContaining('within a day'),
  })
  await ask(known)
})

// Comes last, because it uses up what strangers may request within a minute.
test('given a stranger who uses up the requests of a network, then its known devices go on', async () => {
  services.wait(70)
  const cookie = await knownDevice()
  const params = { id: await addSession() }
  const known = learnerClient(services.url, undefined, cookie)
  const stranger = learnerClient(services.url)
  const flood = await Promise.allSettled(Array.from({ length: 30 }, () => stranger.announceQuiz({ params })))
  expect(flood.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(10)
  await known.announceQuiz({ params })
  for (const name of ['Bo', 'Cy', 'Di', 'Ed'])
    await known.startAttempt({ body: { session_id: params.id, student: studentDetails(name) } })
  await expect(stranger.announceQuiz({ params })).rejects.toMatchObject({ status: 429 })
})
