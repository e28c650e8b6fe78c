import { beforeEach, describe, expect, test } from 'vitest'
import { onSignedOutElsewhere, readCredentials, requireUid, storeCredentials } from './credentials.ts'

const credentials = {
  uid: 'U1',
  token: 'token-1',
  user: { userId: 'U1', name: 'Ada', email: 'ada@example.com', token: 'token-1' },
}
const stored = () => ['uid', 'authorization', 'user'].map((key) => localStorage.getItem(key))

beforeEach(() => localStorage.clear())

test('stores a sign-in under the three keys and reads it back', () => {
  storeCredentials(credentials)
  expect(stored()).toEqual(['U1', 'token-1', JSON.stringify(credentials.user)])
  expect(readCredentials()).toEqual(credentials)
  expect(requireUid()).toBe('U1')
})

describe('reading returns null and clears all three keys', () => {
  test.each([
    ['the uid is missing', () => localStorage.removeItem('uid')],
    ["the uid is somebody else's", () => localStorage.setItem('uid', 'U2')],
    ['the token is missing', () => localStorage.removeItem('authorization')],
    ['the token is no valid header value', () => localStorage.setItem('authorization', 'a\nb')],
    ["the token differs from the user's", () => localStorage.setItem('authorization', 'token-2')],
    ['the user is invalid JSON', () => localStorage.setItem('user', '{"userId":')],
    ['the user has another shape', () => localStorage.setItem('user', '["U1"]')],
    ['the user sets a prototype', () => localStorage.setItem('user', '{"__proto__":{"userId":"U1"}}')],
  ])('when %s', (_when, corrupt) => {
    storeCredentials(credentials)
    corrupt()
    expect(readCredentials()).toBeNull()
    expect(stored()).toEqual([null, null, null])
  })
})

test('notifies when another tab signs out or signs in another user, but not at the first sign-in', () => {
  let notifications = 0
  const stop = onSignedOutElsewhere(() => notifications++)
  const changed = (key: string | null, oldValue: string | null, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))
  changed('uid', null, 'U1')
  changed('colorMode', 'dark', null)
  expect(notifications).toBe(0)
  changed('uid', 'U1', null)
  changed('uid', 'U1', 'U2')
  changed(null, null, null)
  expect(notifications).toBe(3)
  stop()
  changed('uid', 'U1', null)
  expect(notifications).toBe(3)
})
