import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLeaveGuard } from './use-leave-guard.ts'

afterEach(cleanup)

test('while something is held, Back calls onBack each time and a reload asks first', () => {
  const [push, onBack] = [vi.spyOn(history, 'pushState'), vi.fn()]
  const [added, removed] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')]
  const unloadListeners = ({ mock }: typeof added | typeof removed) =>
    mock.calls.filter(([type]) => type === 'beforeunload').map(([, listener]) => listener)
  history.replaceState(null, '')
  const { rerender } = renderHook(({ held }) => useLeaveGuard(held, onBack), { initialProps: { held: true } })
  const goBack = () => {
    history.replaceState(null, '')
    dispatchEvent(new PopStateEvent('popstate'))
  }
  const isReloadAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect([push.mock.calls.length, isReloadAsked()]).toEqual([1, true])
  goBack()
  goBack()
  expect([onBack.mock.calls.length, push.mock.calls.length, history.state]).toEqual([2, 3, { spare: true }])
  rerender({ held: false })
  goBack()
  expect(onBack).toHaveBeenCalledTimes(2)
  // Not by another event: other modules of the page may ask before a reload, too.
  expect(unloadListeners(added)).toHaveLength(1)
  expect(unloadListeners(removed)).toEqual(unloadListeners(added))
})
