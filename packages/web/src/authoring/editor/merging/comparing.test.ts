import { expect, test, vi } from 'vitest'
import { createComparing } from './comparing.ts'

test('a comparison that gives way is closed by a later one, and that one only by its author', () => {
  const comparing = createComparing()
  const close = vi.fn(() => end())
  const end = comparing.begin(close)
  const endLater = comparing.begin()
  expect(close).toHaveBeenCalledTimes(1)
  expect(comparing.isOpen()).toBe(true)
  const closeAgain = vi.fn()
  comparing.begin(closeAgain)()
  expect(closeAgain, 'one that gives way does not open over one that stays').toHaveBeenCalledTimes(1)
  expect(comparing.isOpen(), 'the one that stays is still open').toBe(true)
  endLater()
  expect(comparing.isOpen()).toBe(false)
})

test('a comparison that has ended is not closed again', () => {
  const comparing = createComparing()
  const close = vi.fn()
  comparing.begin(close)()
  comparing.begin()
  expect(close).not.toHaveBeenCalled()
})
