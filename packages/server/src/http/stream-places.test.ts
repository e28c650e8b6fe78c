import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createStreamPlaces, type OpenResponse } from './stream-places.ts'

/** A response to a caller who reads, or who reads nothing (`isStalled`). */
class FakeResponse extends EventEmitter {
  closed = false
  readonly writableNeedDrain: boolean

  constructor(isStalled = false) {
    super()
    this.writableNeedDrain = isStalled
  }

  destroy(): this {
    this.closed = true
    this.emit('close')
    return this
  }
}

const start = (limits = { total: 4, perKey: 2 }) => {
  let time = 0
  const takePlace = createStreamPlaces({ ...limits, message: 'Wait.', cutStalledAfterMs: 1_000 }, () => time)
  const take = (key: string, isStalled = false): FakeResponse => {
    const response = new FakeResponse(isStalled)
    takePlace(key, response as unknown as OpenResponse)
    return response
  }
  return { take, advance: (ms: number) => (time += ms) }
}

test('given as many open responses as an address may have, then another one waits until one has closed', () => {
  const { take } = start()
  const first = take('a')
  take('a')
  expect(() => take('a')).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS', message: 'Wait.' }))
  take('b')
  first.destroy()
  expect(take('a').closed).toBe(false)
})

test('given silent callers at an address, then one of them is cut off for a newcomer from there', () => {
  const { take, advance } = start()
  const [reading, silent] = [take('a'), take('a', true)]
  expect(() => take('a')).toThrow('Wait.')
  advance(1_000)
  take('a')
  expect([reading.closed, silent.closed]).toEqual([false, true])
})

test('given all places taken, then a silent caller of the largest address is cut off for a newcomer', () => {
  const { take, advance } = start({ total: 3, perKey: 2 })
  const [honest, silent] = [take('b', true), take('a', true)]
  take('a')
  expect(() => take('c')).toThrow(expect.objectContaining({ code: 'BUSY' }))
  advance(1_000)
  take('c')
  expect([honest.closed, silent.closed]).toEqual([false, true])
  take('d')
  expect(honest.closed).toBe(true)
})

test('given a response that has closed already, then it takes no place', () => {
  const { take } = start({ total: 1, perKey: 1 })
  take('a').destroy()
  expect(take('b').closed).toBe(false)
})
