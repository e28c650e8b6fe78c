import { randomBytes } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { expect, test } from 'vitest'
import { makeKey, signWith } from '../../test-support/test-provider.ts'
import { setUpOidcTests } from './testing/set-up-oidc.ts'

const { services, provider, key, subject, signIn, isSignedIn } = await setUpOidcTests()
const forged = await makeKey('first')

const logout = async (claims: JWTPayload, sign = key) => {
  const now = Math.floor(Date.now() / 1_000)
  const token = await signWith(sign, {
    iss: provider.issuer,
    aud: 'quizwright',
    iat: now,
    exp: now + 120,
    jti: randomBytes(8).toString('hex'),
    sub: subject(),
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
