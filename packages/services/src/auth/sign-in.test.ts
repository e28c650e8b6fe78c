import { createClient } from '@quizwright/contracts/http/client.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInFailures, tokens } from '../database/tables.ts'
import { clientOf, openTestServices, type TestServices } from '../test-support/test-services.ts'
import { addAccount } from './add-account.ts'

let services: TestServices
beforeAll(async () => {
  services = await openTestServices()
})
afterAll(() => services[Symbol.asyncDispose]())

const password = 'correct horse'
const addPerson = async (name: string) => {
  const email = `${name}@example.com`
  return { email, userId: await addAccount(services.db, { name, email, password }) }
}
/** Signs in as from another address: the gateway, on loopback, says where a call comes from. */
const signIn = (email: string, tried: string, from = '10.0.0.1') =>
  createClient({ baseUrl: `${services.url}/`, headers: () => ({ 'x-forwarded-for': from }) }).signIn({
    body: { email, password: tried, role: 'instructor' },
  })

test('signing in gives a token that serves, whatever the case of the address', async () => {
  const { email, userId } = await addPerson('ada')
  const { uid, token, user } = await signIn(` ${email.toUpperCase()} `, password)
  expect({ uid, user }).toEqual({ uid: userId, user: { userId, name: 'ada', email } })
  expect(
    await clientOf(services.url, { uid, token }).authenticateFrontendRoute({
      body: { path: '/quiz/quiz-landing', user_id: uid },
    }),
  ).toEqual({ success: true })
  expect(
    await clientOf(services.url, { uid, token }).authenticateFrontendRoute({
      body: { path: '/nowhere', user_id: uid },
    }),
  ).toEqual({ success: false })
})

test('an unknown address gets the answer of a wrong password', async () => {
  const { email } = await addPerson('bea')
  const refusal = {
    status: 401,
    code: 'SIGN_IN_REFUSED',
    message: 'The e-mail address or the password is wrong. Check both and try again.',
  }
  await expect(signIn(email, 'wrong')).rejects.toMatchObject(refusal)
  await expect(signIn('nobody@example.com', 'wrong')).rejects.toMatchObject(refusal)
})

test('after five failures the account is closed to this address for 15 minutes, and open to others', async () => {
  const { email } = await addPerson('cleo')
  for (let tries = 0; tries < 5; tries++)
    await expect(signIn(email, 'wrong', '10.0.0.2')).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' })
  await expect(signIn(email, password, '10.0.0.2')).rejects.toMatchObject({
    status: 429,
    code: 'TOO_MANY_SIGN_INS',
  })
  expect((await signIn(email, password, '10.0.0.3')).user.name).toBe('cleo')
  // Knocking meanwhile makes the wait no longer.
  services.wait(10)
  for (let knock = 0; knock < 6; knock++)
    await expect(signIn(email, password, '10.0.0.2')).rejects.toMatchObject({ code: 'TOO_MANY_SIGN_INS' })
  services.wait(6)
  expect((await signIn(email, password, '10.0.0.2')).user.name).toBe('cleo')
})

test('many guesses at once pass no more than many in a row', async () => {
  const { email } = await addPerson('dora')
  const answers = await Promise.allSettled(
    Array.from({ length: 12 }, () => signIn(email, 'wrong', '10.0.0.4')),
  )
  const codes = answers.map((answer) =>
    answer.status === 'rejected' ? (answer.reason as { code: string }).code : 'in',
  )
  expect(codes.filter((code) => code === 'SIGN_IN_REFUSED').length).toBeLessThanOrEqual(5)
  expect(codes).not.toContain('in')
})

test('an address that fails a hundred times in a day waits, whatever accounts it tries', async () => {
  const { email } = await addPerson('emil')
  await signIn(email, 'wrong', '10.0.0.5').catch(() => undefined)
  const [first] = await services.db
    .select()
    .from(signInFailures)
    .where(eq(signInFailures.address, '10.0.0.5'))
  const others = Array.from({ length: 99 }, (_, at) => ({
    emailKey: `guess${at}@example.com`,
    address: '10.0.0.5',
    failedAt: first!.failedAt,
  }))
  await services.db.insert(signInFailures).values(others)
  await expect(signIn(email, password, '10.0.0.5')).rejects.toMatchObject({ code: 'TOO_MANY_SIGN_INS' })
  services.wait(24 * 60 + 1)
  expect((await signIn(email, password, '10.0.0.5')).user.name).toBe('emil')
})

test('a token lives twelve hours from its last use', async () => {
  const teacher = await services.addInstructor('fred')
  services.wait(11 * 60)
  await teacher.client.getGeneralTags()
  services.wait(11 * 60)
  await teacher.client.getGeneralTags()
  services.wait(12 * 60 + 1)
  await expect(teacher.client.getGeneralTags()).rejects.toMatchObject({
    status: 401,
    code: 'SIGN_IN_REQUIRED',
  })
})

test('a token is good for its own user alone, and for nobody after signing out', async () => {
  const [one, other] = [await services.addInstructor('gina'), await services.addInstructor('hugo')]
  await expect(
    clientOf(services.url, { uid: other.uid, token: one.token }).getGeneralTags(),
  ).rejects.toMatchObject({ status: 401 })
  await one.client.signOut()
  await expect(one.client.getGeneralTags()).rejects.toMatchObject({ status: 401 })
  expect((await other.client.getGeneralTags()).status).toBe(200)
})

test('what is stored of a token does not open anything', async () => {
  const teacher = await services.addInstructor('ines')
  const stored = await services.db.select({ hash: tokens.tokenHash }).from(tokens)
  expect(stored.map((row) => row.hash)).not.toContain(teacher.token)
})
