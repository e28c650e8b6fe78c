import { createHash, randomBytes } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addAccount } from '../add-account.ts'
import { disableAccount } from '../change-account.ts'
import { identities, signInFlows } from '../../database/tables/auth.ts'
import { setUpServices } from '../../test-support/set-up-services.ts'
import { makeKey, signWith, startTestProvider } from '../../test-support/test-provider.ts'
import type { OidcProvider } from './provider-settings.ts'

const provider = await startTestProvider()
const other = await startTestProvider()
afterAll(async () => {
  await provider[Symbol.asyncDispose]()
  await other[Symbol.asyncDispose]()
})
const [key] = provider.keys
const settings = (name: string, issuer: string): OidcProvider => ({
  name,
  label: 'The University',
  issuer,
  clientId: 'quizwright',
  clientSecret: 'secret',
  privateKey: undefined,
  scopes: 'openid email profile',
  claim: 'roles',
  instructorValues: ['teacher'],
  domains: [],
  createsAccounts: true,
})
const services = await setUpServices({
  pageOrigins: ['http://quiz.test'],
  oidcProviders: [settings('uni', provider.issuer), settings('lab', other.issuer)],
})
const { db } = services

let subject = 0
beforeEach(() => {
  subject += 1
  provider.status = 200
  provider.keys = [key!]
  provider.idToken = (right) => signWith(key!, right)
  provider.userInfo = {
    sub: `u${subject}`,
    name: 'Ada Khan',
    email: `ada${subject}@uni.test`,
    email_verified: true,
    roles: ['teacher'],
  }
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Begins a sign-in as the window does, up to the provider's page. */
const begin = async (name = 'uni') => {
  const secret = randomBytes(32).toString('base64url')
  const page = await fetch(`${services.url}/sign-in`)
  const cookie = page.headers.get('set-cookie')!.split(';')[0]!
  const answer = await fetch(`${services.url}/sign-in/with/${name}?flow=${sha256(secret)}`, {
    redirect: 'manual',
    headers: { cookie },
  })
  const there = new URL(answer.headers.get('location')!)
  provider.nonce = there.searchParams.get('nonce')!
  return { secret, cookie, there, state: there.searchParams.get('state')! }
}
type Begun = Awaited<ReturnType<typeof begin>>

const comeBack = ({ cookie, state }: Begun, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ code: 'c', state, iss: provider.issuer, ...more })
  return fetch(`${services.url}/sign-in/return?${query}`, { headers: { cookie } })
}
const redeem = async ({ cookie, secret }: Pick<Begun, 'cookie' | 'secret'>, password?: string) => {
  const answer = await fetch(`${services.url}/sign-in/redeem`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ secret, password }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const signIn = async () => {
  const begun = await begin()
  expect((await comeBack(begun)).status).toBe(200)
  return await redeem(begun)
}
const isSignedIn = async ({ uid, token }: Record<string, unknown>): Promise<boolean> => {
  const answer = await fetch(`${services.url}/v1/auth/authenticate-frontend-route`, {
    method: 'POST',
    headers: { uid: String(uid), authorization: String(token), 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/quiz', user_id: uid }),
  })
  return answer.ok
}

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
  expect(first.body['user']).toMatchObject({ name: 'Ada Khan', email: `ada${subject}@uni.test` })
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
  ['another nonce', (right) => signWith(key!, { ...right, nonce: 'other' })],
  ['no nonce', ({ nonce: _nonce, ...right }) => signWith(key!, right)],
  ['another audience', (right) => signWith(key!, { ...right, aud: 'somebody' })],
  ['two audiences without azp', (right) => signWith(key!, { ...right, aud: ['quizwright', 'other'] })],
  ['another issuer', (right) => signWith(key!, { ...right, iss: other.issuer })],
  ['an end in the past', (right) => signWith(key!, { ...right, exp: right.iat! - 120 })],
  ['no signature', unsigned],
  ['the signature of another key', (right) => signWith(forged, right)],
  ['an unknown key', (right) => signWith({ ...forged, kid: 'unknown' }, right)],
])('a token with %s is refused and nothing is stored', async (_what, idToken) => {
  provider.idToken = idToken
  const answer = await signIn()
  expect(answer).toMatchObject({ status: 401, body: { code: 'OIDC_REFUSED' } })
  expect(await db.select().from(signInFlows)).toEqual([])
  expect((await db.select().from(identities)).some((one) => one.subject === `u${subject}`)).toBe(false)
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
  provider.keys = [key!]
  provider.idToken = (right) => signWith(key!, right)
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

test('without the claim there is no entry, and a withdrawn one ends what the identity had opened', async () => {
  const { body } = await signIn()
  provider.userInfo['roles'] = ['student']
  expect(await signIn()).toMatchObject({ status: 403, body: { code: 'OIDC_NOT_LISTED' } })
  expect(await isSignedIn(body)).toBe(false)
})

test('a disabled account stays out', async () => {
  await signIn()
  await disableAccount(db, `ada${subject}@uni.test`, new Date())
  expect(await signIn()).toMatchObject({ status: 403, body: { code: 'OIDC_NOT_LISTED' } })
})

test('an account with the same e-mail address is connected only by its password', async () => {
  const email = `ada${subject}@uni.test`
  const uid = await addAccount(db, { name: 'Ada', email, password: 'a long enough password' })
  const begun = await begin()
  await comeBack(begun)
  expect(await redeem(begun)).toMatchObject({ status: 409, body: { code: 'OIDC_PASSWORD_NEEDED' } })
  expect(await redeem(begun, 'wrong')).toMatchObject({ status: 401, body: { code: 'SIGN_IN_REFUSED' } })
  expect(await redeem(begun, 'a long enough password')).toMatchObject({ status: 200, body: { uid } })
  expect(await signIn()).toMatchObject({ status: 200, body: { uid } })
})

const logout = async (claims: JWTPayload, sign = key!) => {
  const now = Math.floor(Date.now() / 1_000)
  const token = await signWith(sign, {
    iss: provider.issuer,
    aud: 'quizwright',
    iat: now,
    exp: now + 120,
    jti: randomBytes(8).toString('hex'),
    sub: `u${subject}`,
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    ...claims,
  })
  const send = () =>
    fetch(`${services.url}/sign-in/backchannel`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: token }),
    })
  return { status: (await send()).status, send }
}

test('a logout at the provider ends the sign-ins by that identity at once, and counts once', async () => {
  const { body } = await signIn()
  const { status, send } = await logout({})
  expect(status).toBe(200)
  expect(await isSignedIn(body)).toBe(false)
  const again = await signIn()
  expect((await send()).status).toBe(400)
  expect(await isSignedIn(again.body)).toBe(true)
})

test.each<[string, JWTPayload]>([
  ['of another session', { sid: 'session-2' }],
  ['of another person', { sub: 'somebody else' }],
])('a logout %s ends nothing', async (_what, claims) => {
  const { body } = await signIn()
  expect((await logout(claims)).status).toBe(200)
  expect(await isSignedIn(body)).toBe(true)
})

test.each<[string, JWTPayload]>([
  ['for another audience', { aud: 'somebody' }],
  ['without the event', { events: {} }],
  ['with a nonce', { nonce: 'n' }],
  ['of an hour ago', { iat: Math.floor(Date.now() / 1_000) - 3_600 }],
  ['of nobody', { sub: undefined as never, sid: undefined }],
])('a logout token %s is refused', async (_what, claims) => {
  const { body } = await signIn()
  expect((await logout(claims)).status).toBe(400)
  expect(await isSignedIn(body)).toBe(true)
})

test('a logout token of another key is refused', async () => {
  const { body } = await signIn()
  expect((await logout({}, forged)).status).toBe(400)
  expect(await isSignedIn(body)).toBe(true)
})
