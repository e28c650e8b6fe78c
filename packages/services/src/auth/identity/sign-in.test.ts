import { createClient } from '@quizwright/contracts/http/client.ts'
import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { signInFailures, tokens } from '../../database/tables/auth.ts'
import { setUpServices } from '../../test-support/set-up-services.ts'
import { clientOf } from '../../test-support/test-services.ts'
import { demoAccount } from '../../demo/demo-account.ts'
import { addAccount } from '../accounts/add-account.ts'
import { hashToken } from './token.ts'

const services = await setUpServices()

const password = 'correct horse'
const addUser = async (name: string) => {
  const email = `${name}@example.com`
  return { email, userId: await addAccount(services.db, { name, email, password }) }
}
/** Signs in from an IP address. A trusted proxy on loopback sets the header, like the gateway. */
const signIn = (email: string, password: string, from = '10.0.0.1') =>
  createClient({ baseUrl: `${services.url}/`, headers: () => ({ 'x-forwarded-for': from }) }).signIn({
    body: { email, password, role: 'instructor' },
  })

test('signing in returns a valid token, whatever the case of the e-mail address', async () => {
  const { email, userId } = await addUser('ada')
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

test('an unknown e-mail address gets the same response as a wrong password', async () => {
  const { email } = await addUser('bea')
  const refusal = {
    status: 401,
    code: 'SIGN_IN_REFUSED',
    message: 'The email address or the password is wrong. Check both and try again.',
  }
  await expect(signIn(email, 'wrong')).rejects.toMatchObject(refusal)
  await expect(signIn('nobody@example.com', 'wrong')).rejects.toMatchObject(refusal)
})

test('given five failures, then the account is blocked for 15 minutes, but only from this IP address', async () => {
  const { email } = await addUser('cleo')
  for (let tries = 0; tries < 5; tries++)
    await expect(signIn(email, 'wrong', '10.0.0.2')).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' })
  await expect(signIn(email, password, '10.0.0.2')).rejects.toMatchObject({
    status: 429,
    code: 'TOO_MANY_SIGN_INS',
  })
  expect((await signIn(email, password, '10.0.0.3')).user.name).toBe('cleo')
  // Requests during the block do not extend it.
  services.wait(10)
  for (let request = 0; request < 6; request++)
    await expect(signIn(email, password, '10.0.0.2')).rejects.toMatchObject({ code: 'TOO_MANY_SIGN_INS' })
  services.wait(6)
  expect((await signIn(email, password, '10.0.0.2')).user.name).toBe('cleo')
})

test('given concurrent sign-ins with a wrong password, then the limit of failures holds', async () => {
  const { email } = await addUser('dora')
  const responses = await Promise.allSettled(
    Array.from({ length: 12 }, () => signIn(email, 'wrong', '10.0.0.4')),
  )
  const codes = responses.map((response) =>
    response.status === 'rejected' ? (response.reason as { code: string }).code : 'signed in',
  )
  expect(codes.filter((code) => code === 'SIGN_IN_REFUSED').length).toBeLessThanOrEqual(5)
  expect(codes).not.toContain('signed in')
})

test('given a hundred failures within a day, then the IP address is blocked for all accounts', async () => {
  const { email } = await addUser('emil')
  await signIn(email, 'wrong', '10.0.0.5').catch(() => undefined)
  const [first] = await services.db
    .select()
    .from(signInFailures)
    .where(eq(signInFailures.address, '10.0.0.5'))
  const moreFailures = Array.from({ length: 99 }, (_, index) => ({
    emailKey: `guess${index}@example.com`,
    address: '10.0.0.5',
    failedAt: first!.failedAt,
  }))
  await services.db.insert(signInFailures).values(moreFailures)
  await expect(signIn(email, password, '10.0.0.5')).rejects.toMatchObject({ code: 'TOO_MANY_SIGN_INS' })
  services.wait(24 * 60 + 1)
  expect((await signIn(email, password, '10.0.0.5')).user.name).toBe('emil')
})

test('given guesses from many addresses, then only addresses where the account is known may try', async () => {
  const { email } = await addUser('mia')
  await signIn(email, password, '10.1.0.1')
  await services.db.insert(signInFailures).values(
    Array.from({ length: 100 }, (_, index) => ({
      emailKey: email.toLowerCase(),
      address: `10.2.0.${index}`,
      failedAt: services.now(),
    })),
  )
  await expect(signIn(email, 'wrong', '10.1.0.1')).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' })
  await expect(signIn(email, password, '10.3.0.1')).rejects.toMatchObject({ code: 'TOO_MANY_SIGN_INS' })
  expect((await signIn(email, password, '10.1.0.1')).user.name).toBe('mia')
  services.wait(24 * 60 + 1)
  expect((await signIn(email, password, '10.3.0.1')).user.name).toBe('mia')
})

test('a token expires twelve hours after its last use', async () => {
  const fred = await services.addInstructor('fred')
  services.wait(11 * 60)
  await fred.client.getGeneralTags()
  services.wait(11 * 60)
  await fred.client.getGeneralTags()
  services.wait(12 * 60 + 1)
  await expect(fred.client.getGeneralTags()).rejects.toMatchObject({
    status: 401,
    code: 'SIGN_IN_REQUIRED',
  })
})

test('a token in constant use expires thirty days after its sign-in', async () => {
  const { email } = await addUser('jon')
  const { uid, token } = await signIn(email, password, '10.0.0.9')
  const client = clientOf(services.url, { uid, token })
  for (let halfDay = 1; halfDay < 60; halfDay++) {
    services.wait(12 * 60 - 1)
    await client.getGeneralTags()
  }
  services.wait(12 * 60)
  await expect(client.getGeneralTags()).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
})

test('given a hundred failures from a school’s address, then users known there can still sign in', async () => {
  const { email } = await addUser('kai')
  await signIn(email, password, '10.0.0.10')
  await services.db.insert(signInFailures).values(
    Array.from({ length: 120 }, (_, index) => ({
      emailKey: `pupil${index}@example.com`,
      address: '10.0.0.10',
      failedAt: services.now(),
    })),
  )
  expect((await signIn(email, password, '10.0.0.10')).user.name).toBe('kai')
  const stranger = await addUser('lea')
  await expect(signIn(stranger.email, password, '10.0.0.10')).rejects.toMatchObject({
    code: 'TOO_MANY_SIGN_INS',
  })
  for (let tries = 0; tries < 5; tries++)
    await expect(signIn(email, 'wrong', '10.0.0.10')).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' })
  await expect(signIn(email, password, '10.0.0.10')).rejects.toMatchObject({ code: 'TOO_MANY_SIGN_INS' })
})

test('given services that are not only local, then the demo’s public password cannot sign in', async () => {
  await addAccount(services.db, demoAccount)
  await expect(signIn(demoAccount.email, demoAccount.password, '10.0.0.11')).rejects.toMatchObject({
    code: 'SIGN_IN_REFUSED',
  })
})

test('a token is valid only with its own uid, and only until signing out', async () => {
  const gina = await services.addInstructor('gina')
  const hugo = await services.addInstructor('hugo')
  await expect(
    clientOf(services.url, { uid: hugo.uid, token: gina.token }).getGeneralTags(),
  ).rejects.toMatchObject({ status: 401 })
  await gina.client.signOut()
  await expect(gina.client.getGeneralTags()).rejects.toMatchObject({ status: 401 })
  expect((await hugo.client.getGeneralTags()).status).toBe(200)
})

test('the database stores only the hash of a token', async () => {
  const ines = await services.addInstructor('ines')
  const stored = await services.db.select({ hash: tokens.tokenHash }).from(tokens)
  const hashes = stored.map((row) => row.hash)
  expect(hashes).toContain(hashToken(ines.token))
  expect(hashes).not.toContain(ines.token)
})
