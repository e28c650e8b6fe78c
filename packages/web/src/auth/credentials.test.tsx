import { beforeEach, describe, expect, test } from 'vitest'
import { onSignedOutElsewhere, readCredentials, requireUid, storeCredentials } from './credentials.ts'

const credentials = {
  uid: 'U1',
  token: 'token-1',
  user: { userId: 'U1', name: 'Ada', email: 'ada@example.com', token: 'token-1' },
}
const stored = () => ['uid', 'authorization', 'user'].map((key) => localStorage.getItem(key))

beforeEach(() => localStorage.clear())

test('what a sign-in stores stands under the three keys and is read back', () => {
  storeCredentials(credentials)
  expect(stored()).toEqual(['U1', 'token-1', JSON.stringify(credentials.user)])
  expect(readCredentials()).toEqual(credentials)
  expect(requireUid()).toBe('U1')
})

describe('nobody is signed in and all three keys are cleared', () => {
  test.each([
    ['the uid is missing', () => localStorage.removeItem('uid')],
    ["the uid is somebody else's", () => localStorage.setItem('uid', 'U2')],
    ['the token is missing', () => localStorage.removeItem('authorization')],
    ['the token cannot travel in a header', () => localStorage.setItem('authorization', 'a\nb')],
    ["the token is another than the user's", () => localStorage.setItem('authorization', 'token-2')],
    ['the user is broken', () => localStorage.setItem('user', '{"userId":')],
    ['the user is of another form', () => localStorage.setItem('user', '["U1"]')],
    ['the user plants a prototype', () => localStorage.setItem('user', '{"__proto__":{"userId":"U1"}}')],
  ])('when %s', (_when, spoil) => {
    storeCredentials(credentials)
    spoil()
    expect(readCredentials()).toBeNull()
    expect(stored()).toEqual([null, null, null])
  })
})

test('another tab that signs out, or signs somebody else in, is heard; a first sign-in is not', () => {
  let heard = 0
  const stop = onSignedOutElsewhere(() => heard++)
  const changed = (key: string | null, oldValue: string | null, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))
  changed('uid', null, 'U1')
  changed('colorMode', 'dark', null)
  expect(heard).toBe(0)
  changed('uid', 'U1', null)
  changed('uid', 'U1', 'U2')
  changed(null, null, null)
  expect(heard).toBe(3)
  stop()
  changed('uid', 'U1', null)
  expect(heard).toBe(3)
})
