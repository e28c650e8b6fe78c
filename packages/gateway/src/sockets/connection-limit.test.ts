import { expect, test } from 'vitest'
import { createConnectionLimit, type ConnectionLimit } from './connection-limit.ts'

const limits = { socketsPerProcess: 5, socketsPerUser: 2, socketsUnauthenticated: 3 }
const acquireSlot = (limit: ConnectionLimit) => {
  const acquired = limit.acquire()
  if (!acquired.ok) throw new Error(acquired.reason)
  return acquired.slot
}

test('refuses the newest socket beyond the limit of unauthenticated ones', () => {
  const limit = createConnectionLimit(limits)
  const first = acquireSlot(limit)
  acquireSlot(limit)
  acquireSlot(limit)
  expect(limit.acquire()).toEqual({ ok: false, reason: 'signInRequired' })
  first.assignUser('a')
  expect(limit.acquire().ok).toBe(true)
})

test('refuses the newest socket beyond the limit of all', () => {
  const limit = createConnectionLimit(limits)
  for (const user of ['a', 'b', 'c', 'd', 'e']) acquireSlot(limit).assignUser(user)
  expect(limit.acquire()).toEqual({ ok: false, reason: 'tryAgainLater' })
})

test('refuses the newest socket beyond the limit of one user', () => {
  const limit = createConnectionLimit(limits)
  const [first, second, third] = [acquireSlot(limit), acquireSlot(limit), acquireSlot(limit)]
  expect(first.assignUser('a')).toBeUndefined()
  expect(second.assignUser('a')).toBeUndefined()
  expect(third.assignUser('a')).toBe('tooMany')
  first.release()
  expect(third.assignUser('a')).toBeUndefined()
})

test('a released slot can be acquired again; releasing it twice frees no second one', () => {
  const limit = createConnectionLimit({ ...limits, socketsPerProcess: 1 })
  const slot = acquireSlot(limit)
  slot.release()
  slot.release()
  acquireSlot(limit)
  expect(limit.acquire().ok).toBe(false)
})
