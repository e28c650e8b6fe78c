import { expect, test } from 'vitest'
import { createStrangers } from './strangers.ts'

const start = () => {
  let time = 0
  const strangers = createStrangers(500, () => time)
  const closed: string[] = []
  const add = (address: string, name: string) => {
    const remove = strangers.add(address, () => {
      remove()
      closed.push(name)
    })
    return remove
  }
  return { strangers, closed, add, advance: (ms: number) => (time += ms) }
}

test('given strangers from several addresses, then the newest from the address with most strangers is closed', () => {
  const { strangers, closed, add } = start()
  add('crowd', 'crowd 1')
  add('crowd', 'crowd 2')
  add('honest', 'honest')
  strangers.evictOne()
  expect(closed).toEqual(['crowd 2'])
})

test('given a crowded address, then a stranger past its grace period is closed before newer ones', () => {
  const { strangers, closed, add, advance } = start()
  add('school', 'stranger 1')
  add('school', 'stranger 2')
  advance(500)
  add('school', 'newcomer')
  strangers.evictOne()
  expect(closed).toEqual(['stranger 2'])
})

test('given one stranger per address, then the newest is closed', () => {
  const { strangers, closed, add } = start()
  for (const name of ['a', 'b', 'c']) add(name, name)
  strangers.evictOne()
  expect(closed).toEqual(['c'])
})

test('given a stranger that left, then it is neither counted nor closed', () => {
  const { strangers, closed, add } = start()
  const leave = add('a', 'a')
  leave()
  leave()
  strangers.evictOne()
  expect([strangers.count(), closed]).toEqual([0, []])
})
