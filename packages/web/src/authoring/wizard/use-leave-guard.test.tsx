import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLeaveGuard } from './use-leave-guard.ts'

afterEach(cleanup)

test('while something is held, a reload asks first', () => {
  const [added, removed] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')]
  const unloadListeners = ({ mock }: typeof added | typeof removed) =>
    mock.calls.filter(([type]) => type === 'beforeunload').map(([, listener]) => listener)
  const { rerender } = renderHook(({ held }) => useLeaveGuard(held), { initialProps: { held: true } })
  expect(!dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  rerender({ held: false })
  // Not by another event: other modules of the page may ask before a reload, too.
  expect(unloadListeners(added)).toHaveLength(1)
  expect(unloadListeners(removed)).toEqual(unloadListeners(added))
})
