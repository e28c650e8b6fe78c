import { afterEach, expect, test, vi } from 'vitest'
import { rememberChoice, rememberedChoice } from './remembered-choice.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a choice is remembered by the browser until it is forgotten', () => {
  expect(rememberedChoice('colour')).toBeNull()
  rememberChoice('colour', 'green')
  expect([rememberedChoice('colour'), localStorage.getItem('colour')]).toEqual(['green', 'green'])
  rememberChoice('colour', null)
  expect([rememberedChoice('colour'), localStorage.getItem('colour')]).toEqual([null, null])
})

test('in a browser that stores nothing more, a choice lasts as long as the page', () => {
  rememberChoice('colour', 'green')
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'colour' ? 'green' : null),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  rememberChoice('colour', 'red')
  expect(rememberedChoice('colour')).toBe('red')
  vi.unstubAllGlobals()
  rememberChoice('colour', 'blue')
  expect([rememberedChoice('colour'), localStorage.getItem('colour')]).toEqual(['blue', 'blue'])
})
