import { problems } from '@quizwright/contracts/problems.ts'
import { expect, test } from 'vitest'
import { closeCodes, toCloseReason } from './close-codes.ts'

test('every close code is allowed by the WebSocket protocol', () => {
  for (const code of Object.values(closeCodes))
    expect(code === 1001 || (code >= 1009 && code <= 1014) || (code >= 4000 && code <= 4999)).toBe(true)
  expect(Object.values(closeCodes)).not.toContain(1006)
})

test.each([
  ['SIGN_IN_REQUIRED', 'signInRequired'],
  ['UPSTREAM_CONTRACT', 'upstreamFailed'],
  ['UPSTREAM_DOWN', 'tryAgainLater'],
  ['UPSTREAM_TIMEOUT', 'tryAgainLater'],
  ['BUSY', 'tryAgainLater'],
])('a socket that failed with %s is closed with the reason %s', (code, reason) => {
  expect(toCloseReason(code)).toBe(reason)
})

test('every problem code has a close code', () => {
  for (const code of Object.keys(problems)) expect(closeCodes[toCloseReason(code)]).toBeGreaterThan(1000)
})
