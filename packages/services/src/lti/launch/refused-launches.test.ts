import { eq } from '../../database/drizzle.ts'
import fc from 'fast-check'
import { exportJWK, type JWTPayload, SignJWT } from 'jose'
import { beforeEach, expect, test, vi } from 'vitest'
import { ltiLinks, ltiUsedNonces } from '../../database/tables/lti.ts'
import { makeKey, signWith } from '../../test-support/test-provider.ts'
import { claimNames } from '../claims.ts'
import {
  linkId,
  logIn,
  platform,
  post,
  rightClaims,
  services,
  setUpLtiTests,
  ticketOf,
} from '../lti-test-setup.ts'

setUpLtiTests()

let used = 0
beforeEach(async () => {
  used = await services.db.$count(ltiUsedNonces)
})

type Fields = { id_token?: string; state?: string; error?: string }
type Make = (right: JWTPayload, state: string) => Promise<Fields>

/** Sends what `make` makes of a right launch, and expects a refusal that stores nothing. */
const refused = async (make: Make): Promise<string> => {
  const { cookie, state, nonce } = await logIn()
  const fields = await make(rightClaims(nonce), state)
  const answer = await post('/lti/launch', { state, ...fields } as Record<string, string>, { cookie })
  expect(answer.headers.get('location')).toBeNull()
  expect(await services.db.$count(ltiLinks, eq(ltiLinks.sessionLinkId, linkId))).toBe(0)
  expect(await services.db.$count(ltiUsedNonces)).toBe(used)
  const text = await answer.text()
  const [, code = ''] = /For your administrator: (\w+(?: \w+)?)/.exec(text) ?? []
  return `${answer.status} ${code}`
}
const withClaims =
  (changes: Record<string, unknown>): Make =>
  async (right) => ({ id_token: await platform.sign({ ...right, ...changes }) })
const withHeader =
  (header: object): Make =>
  async (right) => ({ id_token: await platform.sign(right, header) })
const without =
  (...names: string[]): Make =>
  async (right) => ({
    id_token: await platform.sign(
      Object.fromEntries(Object.entries(right).filter(([name]) => !names.includes(name))),
    ),
  })

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const seconds = (): number => Math.floor(services.now().getTime() / 1_000)
const { messageType, version, deploymentId, targetLinkUri, resourceLink } = claimNames

test.each<[string, Make, string]>([
  ['no token', async () => ({ id_token: '' }), '401 LTI_TOKEN malformed'],
  [
    'an unsigned token',
    async (right) => ({ id_token: `${base64({ alg: 'none', kid: 'first' })}.${base64(right)}.` }),
    '401 LTI_TOKEN alg',
  ],
  [
    'a token signed by the public key as a secret',
    async (right) => {
      const secret = Buffer.from(JSON.stringify(await exportJWK(platform.keys[0]!.publicKey)))
      return {
        id_token: await new SignJWT(right).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(secret),
      }
    },
    '401 LTI_TOKEN alg',
  ],
  ['no kid', withHeader({ kid: undefined }), '401 LTI_TOKEN kid_missing'],
  ['an unknown kid', withHeader({ kid: 'other' }), '401 LTI_TOKEN kid'],
  ['a key in the header', withHeader({ jwk: { kty: 'RSA' } }), '401 LTI_TOKEN jwk'],
  ['a key by its address', withHeader({ jku: 'https://evil.test/keys' }), '401 LTI_TOKEN jku'],
  ['a certificate by its address', withHeader({ x5u: 'https://evil.test/cert' }), '401 LTI_TOKEN x5u'],
  ['a certificate', withHeader({ x5c: ['MII'] }), '401 LTI_TOKEN x5c'],
  [
    'the signature of another key',
    async (right) => ({ id_token: await signWith({ ...(await makeKey('first')) }, right) }),
    '401 LTI_TOKEN signature',
  ],
  [
    'a changed byte',
    async (right) => {
      const [head, , signature] = (await platform.sign(right)).split('.')
      return { id_token: `${head}.${base64({ ...right, sub: 'somebody-else' })}.${signature}` }
    },
    '401 LTI_TOKEN signature',
  ],
  ['another issuer', withClaims({ iss: 'https://evil.test' }), '401 LTI_TOKEN iss'],
  [
    'the issuer with a slash',
    async (right) => ({ id_token: await platform.sign({ ...right, iss: `${right.iss}/` }) }),
    '401 LTI_TOKEN iss',
  ],
  ['another audience', withClaims({ aud: 'other' }), '401 LTI_TOKEN aud'],
  ['another audience beside ours', withClaims({ aud: ['quizwright', 'other'] }), '401 LTI_TOKEN aud'],
  ['no audience', withClaims({ aud: [] }), '401 LTI_TOKEN aud'],
  ['another authorized party', withClaims({ azp: 'other' }), '401 LTI_TOKEN azp'],
  [
    'a token that has expired',
    async (right) => ({
      id_token: await platform.sign({ ...right, iat: seconds() - 200, exp: seconds() - 61 }),
    }),
    '401 LTI_CLOCK 3_min',
  ],
  [
    'a token of eleven minutes ago',
    async (right) => ({ id_token: await platform.sign({ ...right, iat: seconds() - 670 }) }),
    '401 LTI_CLOCK 11_min',
  ],
  [
    'a token from the future',
    async (right) => ({ id_token: await platform.sign({ ...right, iat: seconds() + 120 }) }),
    '401 LTI_CLOCK 2_min',
  ],
  ['a time that is no number', withClaims({ exp: 'tomorrow' }), '401 LTI_TOKEN exp'],
  ['no end', without('exp'), '401 LTI_TOKEN exp'],
  ['no time of issue', without('iat'), '401 LTI_TOKEN iat'],
  ['no nonce', without('nonce'), '401 LTI_TOKEN nonce'],
  ['the nonce of another login', withClaims({ nonce: 'other' }), '401 LTI_TOKEN nonce'],
  ['no deployment', without(deploymentId), '401 LTI_TOKEN deployment_id'],
  ['too long a deployment', withClaims({ [deploymentId]: 'x'.repeat(256) }), `401 LTI_TOKEN https`],
  ['an unknown deployment', withClaims({ [deploymentId]: '2' }), '403 LTI_DEPLOYMENT_PENDING'],
  ['another version', withClaims({ [version]: '1.1' }), '401 LTI_TOKEN version'],
  ['another message', withClaims({ [messageType]: 'LtiSubmissionReviewRequest' }), '400 LTI_MESSAGE'],
  [
    'a request for a link that does not say where to send it',
    withClaims({ [messageType]: 'LtiDeepLinkingRequest' }),
    '401 LTI_TOKEN deep_linking_settings',
  ],
  [
    'a target elsewhere',
    withClaims({ [targetLinkUri]: 'https://evil.test/lti/launch' }),
    '401 LTI_TOKEN target_link_uri',
  ],
  ['no target', without(targetLinkUri), '401 LTI_TOKEN target_link_uri'],
  ['no link', withClaims({ [resourceLink]: {} }), '401 LTI_TOKEN resource_link'],
  ['no user', without('sub'), '403 LTI_ANONYMOUS'],
  ['too long a user', withClaims({ sub: 'x'.repeat(256) }), '401 LTI_TOKEN sub'],
  ['a user that cannot be stored', withClaims({ sub: 'a\0b' }), '401 LTI_TOKEN sub'],
  ['no state', async (right) => ({ id_token: await platform.sign(right), state: '' }), '401 LTI_STATE'],
  [
    'a state that is not ours',
    async (right) => ({ id_token: await platform.sign(right), state: 'eyJ.e.e.e.e' }),
    '401 LTI_STATE',
  ],
  ['somebody who is not signed in', async () => ({ error: 'login_required' }), '401 LTI_NOT_SIGNED_IN'],
])('refuses %s', async (_name, make, told) => {
  expect(await refused(make)).toBe(told)
})

test('refuses a weak key, by name', async () => {
  const { subtle } = crypto
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 1_024,
    publicExponent: new Uint8Array([1, 0, 1]),
  }
  const weak = await subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const strong = platform.keys
  platform.keys = [...strong, { kid: 'weak', alg: 'RS256', ...weak }]
  // A key that is new is read half a minute after the last time at the earliest.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  const told = await refused(async (right) => {
    const signed = `${base64({ alg: 'RS256', kid: 'weak' })}.${base64(right)}`
    const signature = await subtle.sign('RSASSA-PKCS1-v1_5', weak.privateKey, Buffer.from(signed))
    return { id_token: `${signed}.${Buffer.from(signature).toString('base64url')}` }
  })
  vi.useRealTimers()
  platform.keys = strong
  expect(told).toBe('401 LTI_TOKEN weak_key')
})

test('a key to which the platform has changed is read at the first launch that it signs', async () => {
  const before = platform.keys
  const next = await makeKey('next')
  platform.keys = [...before, next]
  const { cookie, state, nonce } = await logIn()
  const fields = { id_token: await signWith(next, rightClaims(nonce)), state }
  // A key that is new is read half a minute after the last time at the earliest.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
  const launched = await post('/lti/launch', fields, { cookie })
  vi.useRealTimers()
  platform.keys = before
  expect(ticketOf(launched)).not.toBe('')
})

test('a state is over after ten minutes', async () => {
  const { cookie, state, nonce } = await logIn()
  services.wait(11)
  const answer = await post(
    '/lti/launch',
    { id_token: await platform.sign(rightClaims(nonce)), state },
    { cookie },
  )
  expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining('has expired')])
})

test('the launch of another browser is offered a window of its own, and nothing is stored', async () => {
  const { state, nonce } = await logIn()
  const answer = await post('/lti/launch', { id_token: await platform.sign(rightClaims(nonce)), state })
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).toContain('new window')
  const address = /href="(\/lti\/login\/uni\?[^"]*)"/.exec(text)![1]!.replaceAll('&amp;', '&')
  const again = await fetch(`${services.url}${address}`, { redirect: 'manual' })
  expect(new URL(again.headers.get('location')!).searchParams.get('login_hint')).toBe('hint 1')
  expect(await services.db.$count(ltiUsedNonces)).toBe(used)
})

test('the storage of the platform binds a browser that keeps no cookie', async () => {
  const { answer } = await logIn({ lti_storage_target: '_parent' })
  const page = await answer.text()
  const data = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(page)![1]!.replaceAll('&amp;', '&')
  expect([answer.status, data('frame'), data('origin')]).toEqual([200, '_parent', platform.url])
  const there = new URL(data('address'))
  const state = there.searchParams.get('state')!
  const token = await platform.sign(rightClaims(there.searchParams.get('nonce')!))
  const asked = await post('/lti/launch', { id_token: token, state })
  expect(await asked.text()).toContain(`data-key="${data('key')}"`)
  const finish = (secret: string, site = 'same-origin') =>
    post('/lti/launch/finish', { id_token: token, state, secret }, { 'sec-fetch-site': site })
  expect((await finish('wrong')).status).toBe(401)
  expect((await finish(data('secret'), 'cross-site')).status).toBe(403)
  expect(ticketOf(await finish(data('secret')))).not.toBe('')
})

test.each([
  ['no issuer', { iss: undefined }, 400],
  ['no login hint', { login_hint: undefined }, 400],
  ['a target elsewhere', { target_link_uri: 'https://evil.test/lti/launch' }, 400],
  ['an unknown issuer', { iss: 'https://evil.test' }, 404],
  ['an unknown client', { client_id: 'other' }, 404],
])('a login with %s is refused with what to do', async (_name, changes, status) => {
  const { answer } = await logIn(changes)
  expect([answer.status, answer.headers.get('location')]).toEqual([status, null])
  expect(await answer.text()).toMatch(/from your course|administrator/)
})

test('keys that cannot be read are told as such, and those of before go on', async () => {
  platform.hasKeys = false
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 60_000 })
  const { cookie, state, nonce } = await logIn()
  const answer = await post(
    '/lti/launch',
    { id_token: await platform.sign(rightClaims(nonce)), state },
    { cookie },
  )
  expect(ticketOf(answer)).not.toBe('')
  vi.setSystemTime(Date.now() + 25 * 60 * 60_000)
  const next = await logIn()
  const late = await post(
    '/lti/launch',
    { id_token: await platform.sign(rightClaims(next.nonce)), state: next.state },
    { cookie: next.cookie },
  )
  vi.useRealTimers()
  expect([late.status, await late.text()]).toEqual([503, expect.stringContaining('couldn’t be read')])
})

test('no changed token is accepted', async () => {
  const { cookie, state, nonce } = await logIn()
  const right = await platform.sign(rightClaims(nonce))
  const changed = fc.tuple(fc.nat({ max: right.length - 1 }), fc.constantFrom(...'AZaz09-_.=')).filter(
    // The last character of a signature has bits that do not count.
    ([at, sign]) => right[at] !== sign && at < right.length - 2,
  )
  await fc.assert(
    fc.asyncProperty(changed, async ([at, sign]) => {
      const token = right.slice(0, at) + sign + right.slice(at + 1)
      const answer = await post('/lti/launch', { id_token: token, state }, { cookie })
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }),
    { numRuns: 100 },
  )
  const accepted = await post('/lti/launch', { id_token: right, state }, { cookie })
  expect(ticketOf(accepted)).not.toBe('')
})
