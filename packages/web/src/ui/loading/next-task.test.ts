import { afterEach, expect, test, vi } from 'vitest'
import { nextTask } from './next-task.ts'

afterEach(() => vi.unstubAllGlobals())

test('yields to the browser where it offers that', async () => {
  const offered = vi.fn(() => Promise.resolve())
  vi.stubGlobal('scheduler', { yield: offered })
  await nextTask()
  expect(offered).toHaveBeenCalledOnce()
})

test('lets other tasks run first in browsers without a scheduler', async () => {
  let didOtherRun = false
  setTimeout(() => (didOtherRun = true))
  await nextTask()
  expect(didOtherRun).toBe(true)
})
