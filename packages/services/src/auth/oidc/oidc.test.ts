import type { JWTPayload } from 'jose'
import { expect, test } from 'vitest'
import { addAccount } from '../accounts/add-account.ts'
import { disableAccount } from '../accounts/change-account.ts'
import { identities, signInFlows } from '../../database/tables/auth.ts'
import { makeKey, signWith } from '../../test-support/test-provider.ts'
import { setUpOidcTests } from './testing/set-up-oidc.ts'

const {
  services,
  db,
  provider,
  other,
  key,
  subject,
  email,
  begin,
  comeBack,
  redeem,
  signIn,
  isSignedIn,
  sha256,
} = await setUpOidcTests()

test('the provider is asked by the code flow with PKCE, and nothing is stored before it answers', async () => {
  const { there, secret } = await begin()
  const sent = Object.fromEntries(there.searchParams)
  expect(sent).toMatchObject({
    response_type: 'code',
    client_id: 'quizwright',
    redirect_uri: `${services.url}/sign-in/return`,
    code_challenge_method: 'S256',
    scope: 'openid email profile',
  })
  expect(sent['code_challenge']).toMatch(/^[\w-]{43}$/)
  expect(there.href).not.toContain(secret)
  expect(await db.select().from(signInFlows)).toEqual([])
})

test('an instructor of the provider gets an account once, and is found again by the subject', async () => {
  const first = await signIn()
  expect(first.status).toBe(200)
  expect(first.body['user']).toMatchObject({ name: 'Ada Khan', email: email() })
  expect(await isSignedIn(first.body)).toBe(true)
  provider.userInfo['email'] = 'married@uni.test'
  expect((await signIn()).body['uid']).toBe(first.body['uid'])
})

test('a token is given once, to the window that asked, in the browser that began', async () => {
  const begun = await begin()
  expect(await redeem(begun)).toEqual({ status: 202, body: { isWaiting: true } })
  await comeBack(begun)
  const elsewhere = (await begin()).cookie
  expect((await redeem({ secret: begun.secret, cookie: elsewhere })).status).toBe(202)
  const answers = await Promise.all([redeem(begun), redeem(begun)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 202])
})

test('a sign-in that was begun in another browser goes no further', async () => {
  const begun = await begin()
  const { cookie } = await begin()
  const answer = await comeBack({ ...begun, cookie })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('was begun in another browser')
  expect((await redeem(begun)).status).toBe(202)
})

test('a page of another site begins no sign-in', async () => {
  const answer = await fetch(`${services.url}/sign-in/with/uni?flow=${sha256('s')}`, {
    headers: { 'sec-fetch-site': 'cross-site' },
    redirect: 'manual',
  })
  expect(answer.status).toBe(403)
})

const unsigned = (claims: JWTPayload): Promise<string> => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return Promise.resolve(`${part({ alg: 'none' })}.${part(claims)}.`)
}
const forged = await makeKey('first')
test.each<[string, (right: JWTPayload) => Promise<string>]>([
  ['another nonce', (right) => signWith(key, { ...right, nonce: 'other' })],
  ['no nonce', ({ nonce: _nonce, ...right }) => signWith(key, right)],
  ['another audience', (right) => signWith(key, { ...right, aud: 'somebody' })],
  ['two audiences without azp', (right) => signWith(key, { ...right, aud: ['quizwright', 'other'] })],
  ['another issuer', (right) => signWith(key, { ...right, iss: other.issuer })],
  ['an end in the past', (right) => signWith(key, { ...right, exp: right.iat! - 120 })],
  ['no signature', unsigned],
  ['the signature of another key', (right) => signWith(forged, right)],
  ['an unknown key', (right) => signWith({ ...forged, kid: 'unknown' }, right)],
])('a token with %s is refused and nothing is stored', async (_what, idToken) => {
  provider.idToken = idToken
  const answer = await signIn()
  expect(answer).toMatchObject({ status: 401, body: { code: 'OIDC_REFUSED' } })
  expect(await db.select().from(signInFlows)).toEqual([])
  expect((await db.select().from(identities)).some((one) => one.subject === subject())).toBe(false)
})

test.each([
  ['another state', { state: 'x'.repeat(80) }, 400],
  ['a changed state', { state: '' }, 400],
])('an address with %s is refused', async (_what, more, status) => {
  expect((await comeBack(await begin(), more)).status).toBe(status)
})

test('the answer of one provider does not count for another', async () => {
  const begun = await begin('lab')
  await comeBack(begun)
  expect(await redeem(begun)).toMatchObject({ status: 401, body: { code: 'OIDC_REFUSED' } })
})

test('an answer that comes back twice gives no second token', async () => {
  const begun = await begin()
  await comeBack(begun)
  await comeBack(begun)
  expect((await redeem(begun)).status).toBe(200)
  expect((await redeem(begun)).status).toBe(202)
})

test('who cancelled at the provider is told so', async () => {
  const begun = await begin()
  const query = new URLSearchParams({ error: 'access_denied', state: begun.state, iss: provider.issuer })
  await fetch(`${services.url}/sign-in/return?${query}`, { headers: { cookie: begun.cookie } })
  expect(await redeem(begun)).toMatchObject({ status: 401, body: { code: 'OIDC_REFUSED' } })
})

test('a key that the provider changed is read again', async () => {
  await signIn()
  const next = await makeKey('next')
  provider.keys = [next]
  provider.idToken = (right) => signWith(next, right)
  // Keys that were read less than a minute ago are not read again within the same sign-in.
  await signIn()
  expect((await signIn()).status).toBe(200)
  provider.keys = [key]
  provider.idToken = (right) => signWith(key, right)
  await signIn()
  expect((await signIn()).status).toBe(200)
})

test('a provider that is down lets those who are signed in go on, and says so to others', async () => {
  const { body } = await signIn()
  const begun = await begin()
  provider.status = 503
  await comeBack(begun)
  expect(await redeem(begun)).toMatchObject({ status: 503, body: { code: 'OIDC_UNREACHABLE' } })
  expect(await isSignedIn(body)).toBe(true)
})

test('a provider that can not be reached at all is told in the window that asks', async () => {
  const down = await begin('down')
  expect(down.answer.status).toBe(200)
  expect(await down.answer.text()).toContain('You can close this window.')
  expect(await redeem(down)).toMatchObject({ status: 503, body: { code: 'OIDC_UNREACHABLE' } })
})

test('without the claim there is no entry, and a withdrawn one ends what the identity had opened', async () => {
  const { body } = await signIn()
  provider.userInfo['roles'] = ['student']
  expect(await signIn()).toMatchObject({ status: 403, body: { code: 'OIDC_NOT_LISTED' } })
  expect(await isSignedIn(body)).toBe(false)
})

test('a disabled account stays out', async () => {
  await signIn()
  await disableAccount(db, email(), new Date())
  expect(await signIn()).toMatchObject({ status: 403, body: { code: 'OIDC_NOT_LISTED' } })
})

test('an account with the same e-mail address is connected only by its password', async () => {
  const uid = await addAccount(db, { name: 'Ada', email: email(), password: 'a long enough password' })
  const begun = await begin()
  await comeBack(begun)
  expect(await redeem(begun)).toMatchObject({ status: 409, body: { code: 'OIDC_PASSWORD_NEEDED' } })
  expect(await redeem(begun, 'wrong')).toMatchObject({ status: 401, body: { code: 'SIGN_IN_REFUSED' } })
  expect(await redeem(begun, 'a long enough password')).toMatchObject({ status: 200, body: { uid } })
  expect(await signIn()).toMatchObject({ status: 200, body: { uid } })
})
