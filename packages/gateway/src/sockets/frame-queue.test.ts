import { expect, test } from 'vitest'
import { createFrameQueue } from './frame-queue.ts'

test('frames are taken once and in order', () => {
  const queue = createFrameQueue(100)
  queue.push('a')
  queue.push('b')
  expect([queue.takeAll(), queue.takeAll()]).toEqual([['a', 'b'], []])
})

test('the limit counts bytes, not characters', () => {
  const queue = createFrameQueue(4)
  expect([queue.push('ää'), queue.push('a')]).toEqual([true, false])
})
