import { expect, test } from 'vitest'
import { holdFrames } from './frame-queue.ts'

test('frames come back in their order, once', () => {
  const held = holdFrames(100)
  held.hold('a')
  held.hold('b')
  expect([held.release(), held.release()]).toEqual([['a', 'b'], []])
})

test('bytes are counted, not characters', () => {
  const held = holdFrames(4)
  expect([held.hold('ää'), held.hold('a')]).toEqual([true, false])
})
