import { problems } from '@quizwright/contracts/problems.ts'
import { expect, test } from 'vitest'
import { closeCodes, closeReasonOf } from './close-codes.ts'

test('no code is one that nobody may send', () => {
  for (const code of Object.values(closeCodes))
    expect(code === 1001 || (code >= 1009 && code <= 1014) || (code >= 4000 && code <= 4999)).toBe(true)
  expect(Object.values(closeCodes)).not.toContain(1006)
})

test.each([
  ['SIGN_IN_REQUIRED', 'signIn'],
  ['UPSTREAM_CONTRACT', 'serviceBroke'],
  ['UPSTREAM_DOWN', 'tryLater'],
  ['UPSTREAM_TIMEOUT', 'tryLater'],
  ['BUSY', 'tryLater'],
])('%s closes with %s', (code, reason) => {
  expect(closeReasonOf(code)).toBe(reason)
})

test('whatever went wrong at a service has a code to close with', () => {
  for (const code of Object.keys(problems)) expect(closeCodes[closeReasonOf(code)]).toBeGreaterThan(1000)
})
