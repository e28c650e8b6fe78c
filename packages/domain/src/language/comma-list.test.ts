import { afterEach, expect, test, vi } from 'vitest'
import { commaList } from './comma-list.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const pageIn = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } })

test.each([
  ['en', '3, 9'],
  ['es', '3, 9'],
  ['ur', '\u20683\u2069، \u20689\u2069'],
  ['ar', '\u20683\u2069، \u20689\u2069'],
])('in %s, items are joined as "%s"', (language, joined) => {
  pageIn(language)
  expect(commaList([3, '', undefined, 9])).toBe(joined)
})

test('on a page from left to right, names in Urdu or Hebrew keep their order', () => {
  pageIn('en')
  expect(commaList(['روشنی', 'Light'])).toBe('\u2068روشنی\u2069, \u2068Light\u2069')
  expect(commaList(['Light', 'אור'])).toBe('\u2068Light\u2069, \u2068אור\u2069')
})
