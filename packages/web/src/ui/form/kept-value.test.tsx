import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keep, readKept } from './kept-value.ts'
import { useKeptValue } from './use-kept-value.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
})

test('what was written is there after the window was closed, until it is sent', () => {
  localStorage.setItem('uid', 'ada')
  const first = renderHook(() => useKeptValue('a message', 'Dear Bo'))
  expect([first.result.current.value, first.result.current.isBack]).toEqual(['Dear Bo', false])
  act(() => first.result.current.set('Dear Bo, well done'))
  first.unmount()

  const second = renderHook(() => useKeptValue('a message', 'Dear Bo'))
  expect([second.result.current.value, second.result.current.isBack]).toEqual(['Dear Bo, well done', true])
  act(() => second.result.current.forget())
  expect([second.result.current.value, second.result.current.isBack]).toEqual(['Dear Bo', false])
  expect(readKept('a message')).toBeUndefined()
})

test('a value that is the initial one again is not kept', () => {
  const { result } = renderHook(() => useKeptValue('a message', 'Dear Bo'))
  act(() => result.current.set('Dear'))
  act(() => result.current.set('Dear Bo'))
  expect(readKept('a message')).toBeUndefined()
})

test('each account has its own, also after it was signed out elsewhere', () => {
  localStorage.setItem('uid', 'ada')
  keep('a message', 'of Ada')
  localStorage.removeItem('uid')
  expect(readKept('a message')).toBe('of Ada')
  localStorage.setItem('uid', 'bo')
  expect(readKept('a message')).toBeUndefined()
})

test('a browser without storage loses nothing that is on the screen', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { result } = renderHook(() => useKeptValue('a message', ''))
  act(() => result.current.set('long'))
  expect(result.current.value).toBe('long')
  vi.restoreAllMocks()
})
