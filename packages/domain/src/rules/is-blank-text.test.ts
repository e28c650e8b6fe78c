import { expect, test } from 'vitest'
import { isBlankText } from './is-blank-text.ts'

test.each([
  ['nothing', ''],
  ['spaces of any width and line ends', ' \t\r\n\u00a0\u2003\u3000'],
  ['zero-width spaces and joiners', '\u200b\u200c\u200d\u2060\ufeff'],
  ['marks of direction', '\u200e\u200f\u061c\u202a\u2069'],
  ['a soft hyphen, fillers and a variation selector', '\u00ad\u3164\u115f\uffa0\ufe0f'],
  ['an empty braille cell and control characters', '\u2800\u0007'],
])('%s is nothing to read', (_name, text) => {
  expect(isBlankText(text)).toBe(true)
})

test.each(['0', '.', '\u0664', 'ا', '😀', '\u200bno\u200b', '\u0301'])('%s can be read', (text) => {
  expect(isBlankText(text)).toBe(false)
})
