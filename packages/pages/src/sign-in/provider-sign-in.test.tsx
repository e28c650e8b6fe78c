import { afterEach, expect, test, vi } from 'vitest'
import { mailCode, redeem } from './provider-sign-in.ts'

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
  expect(await redeem('secret')).toEqual({ message: 'It could not be reached.' })
})

test('an account without a password asks for a mailed code', async () => {
  answer(409, { code: 'OIDC_CODE_NEEDED', message: 'A code.' })
  expect(await redeem('secret')).toEqual({ message: 'A code.', proof: 'code' })
  answer(200, { isMailed: true })
  expect(await mailCode('secret')).toBeUndefined()
  answer(429, { code: 'TOO_MANY_CODES', message: 'Many.' })
  expect(await mailCode('secret')).toBe('Many.')
})

test('an account with the same address asks for its password, and a token signs in', async () => {
  answer(409, { code: 'OIDC_PASSWORD_NEEDED', message: 'Type it.' })
  expect(await redeem('secret')).toEqual({ message: 'Type it.', proof: 'password' })
  const signedIn = { uid: 'u', token: 't', user: {} }
  answer(200, signedIn)
  expect(await redeem('secret', { password: 'password' })).toEqual({ signedIn })
})
