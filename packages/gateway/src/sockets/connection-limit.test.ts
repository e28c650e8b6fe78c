import { expect, test } from 'vitest'
import { createConnectionLimit, type ConnectionLimit } from './connection-limit.ts'

const limits = {
  socketsPerProcess: 5,
  socketsPerUser: 2,
  socketsUnauthenticated: 3,
  unauthenticatedGraceMs: 500,
}
const acquireSlot = (limit: ConnectionLimit, address = 'a', onEvicted = () => {}) => {
  const acquired = limit.acquire(address)
  if (!acquired.ok) throw new Error(acquired.reason)
  acquired.slot.onEvicted(onEvicted)
  return acquired.slot
}
const signIn = (limit: ConnectionLimit, user: string) => {
  const slot = acquireSlot(limit)
  slot.recordCredentials()
  return { slot, refusal: slot.assignUser(user) }
}

test('given as many unauthenticated sockets as allowed, then a newcomer replaces the newest one', () => {
  const limit = createConnectionLimit(limits)
  const evicted: number[] = []
  for (const number of [1, 2, 3]) acquireSlot(limit, 'crowd', () => evicted.push(number))
  acquireSlot(limit, 'honest', () => evicted.push(4))
  acquireSlot(limit, 'crowd', () => evicted.push(5))
  expect(evicted).toEqual([3, 2])
})

test('given a socket that sent credentials, then it no longer counts as unauthenticated and is not closed', () => {
  const limit = createConnectionLimit({ ...limits, socketsUnauthenticated: 1 })
  const evicted: string[] = []
  acquireSlot(limit, 'a', () => evicted.push('first')).recordCredentials()
  acquireSlot(limit, 'a', () => evicted.push('second'))
  expect(evicted).toEqual([])
})

test('given that all sockets are signed in, then the one beyond the total limit is refused', () => {
  const limit = createConnectionLimit(limits)
  for (const user of ['a', 'b', 'c', 'd']) signIn(limit, user)
  let isEvicted = false
  acquireSlot(limit, 'stranger', () => (isEvicted = true))
  expect(signIn(limit, 'e').refusal).toBeUndefined()
  expect(isEvicted).toBe(true)
  expect(limit.acquire('a')).toEqual({ ok: false, reason: 'tryAgainLater' })
})

test('given as many sockets as a user may have, then another one of this user is refused', () => {
  const limit = createConnectionLimit(limits)
  const first = signIn(limit, 'a')
  expect([first.refusal, signIn(limit, 'a').refusal]).toEqual([undefined, undefined])
  const third = signIn(limit, 'a')
  expect(third.refusal).toBe('tooMany')
  first.slot.release()
  expect(third.slot.assignUser('a')).toBeUndefined()
})

test('a released slot can be acquired again, and releasing it twice frees only one', () => {
  const limit = createConnectionLimit({ ...limits, socketsPerProcess: 1 })
  const { slot } = signIn(limit, 'a')
  expect(limit.acquire('a').ok).toBe(false)
  slot.release()
  slot.release()
  expect(signIn(limit, 'a').refusal).toBeUndefined()
  expect(limit.acquire('a').ok).toBe(false)
})
