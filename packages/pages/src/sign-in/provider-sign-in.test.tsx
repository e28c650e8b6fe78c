import { afterEach, expect, test, vi } from 'vitest'
import { redeem } from './provider-sign-in.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, body: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))

test('a sign-in that is not done, and services that are busy, are asked again', async () => {
  answer(202, { isWaiting: true })
  expect(await redeem('secret')).toBeUndefined()
  answer(503, { code: 'BUSY', message: 'Busy.' })
  expect(await redeem('secret')).toBeUndefined()
  answer(429, { code: 'TOO_MANY_REQUESTS', message: 'Many.' })
  expect(await redeem('secret')).toBeUndefined()
})

test('a provider that did not answer is told at once', async () => {
  answer(503, { code: 'OIDC_UNREACHABLE', message: 'It could not be reached.' })
  expect(await redeem('secret')).toEqual({ message: 'It could not be reached.', connects: false })
})

test('an account with the same address asks for its password, and a token signs in', async () => {
  answer(409, { code: 'OIDC_PASSWORD_NEEDED', message: 'Type it.' })
  expect(await redeem('secret')).toEqual({ message: 'Type it.', connects: true })
  const signedIn = { uid: 'u', token: 't', user: {} }
  answer(200, signedIn)
  expect(await redeem('secret', 'password')).toEqual({ signedIn })
})
