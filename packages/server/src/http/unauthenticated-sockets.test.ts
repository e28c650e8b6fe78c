import { expect, test } from 'vitest'
import { createUnauthenticatedSockets } from './unauthenticated-sockets.ts'

const start = () => {
  let time = 0
  const sockets = createUnauthenticatedSockets(500, () => time)
  const closed: string[] = []
  const add = (address: string, name: string) => {
    const remove = sockets.add(address, () => {
      remove()
      closed.push(name)
    })
    return remove
  }
  return { sockets, closed, add, advance: (ms: number) => (time += ms) }
}

test('given sockets from several addresses, then the newest from the address with most of them is closed', () => {
  const { sockets, closed, add } = start()
  add('crowd', 'crowd 1')
  add('crowd', 'crowd 2')
  add('honest', 'honest')
  sockets.evictOne()
  expect(closed).toEqual(['crowd 2'])
})

test('given a crowded address, then a socket past its grace period is closed before newer ones', () => {
  const { sockets, closed, add, advance } = start()
  add('school', 'silent 1')
  add('school', 'silent 2')
  advance(500)
  add('school', 'newcomer')
  sockets.evictOne()
  expect(closed).toEqual(['silent 2'])
})

test('given one socket per address, then the newest is closed', () => {
  const { sockets, closed, add } = start()
  for (const name of ['a', 'b', 'c']) add(name, name)
  sockets.evictOne()
  expect(closed).toEqual(['c'])
})

test('given a socket that left, then it is neither counted nor closed', () => {
  const { sockets, closed, add } = start()
  const leave = add('a', 'a')
  leave()
  leave()
  sockets.evictOne()
  expect([sockets.count(), closed]).toEqual([0, []])
})
