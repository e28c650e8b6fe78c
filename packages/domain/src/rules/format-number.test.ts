import { afterEach, expect, test, vi } from 'vitest'
import {
  formatDecimals,
  formatNumber,
  formatPercent,
  formatPercentRange,
  formatSigned,
  roundTo,
} from './format-number.ts'

afterEach(() => vi.unstubAllGlobals())
const pageIn = (lang: string, languages: readonly string[] = []) => {
  vi.stubGlobal('document', { documentElement: { lang } })
  vi.stubGlobal('navigator', { languages })
}

test.each([0, 7, 999, -12])('formats %s without making a formatter', (value) => {
  const spy = vi.spyOn(Intl.NumberFormat.prototype as { readonly format: unknown }, 'format', 'get')
  expect(formatNumber(value)).toBe(String(value))
  expect(spy).not.toHaveBeenCalled()
  spy.mockRestore()
})

test.each([1_000, -1_234_567, 2.5, 0.125])('formats %s as the locale does', (value) =>
  expect(formatNumber(value)).toBe(value.toLocaleString('en')),
)

test.each([
  [54.6, {}, '54.6%'],
  [75, {}, '75%'],
  [75, { least: 1, most: 1 }, '75.0%'],
  [56.25, { least: 1, most: 1 }, '56.3%'],
  [1.005, {}, '1.01%'],
  [-0.04, { least: 1, most: 1 }, '0.0%'],
  [79.996, { most: 3 }, '79.996%'],
])('in English, %d percent with %j is %s', (value, digits, text) => {
  pageIn('en', ['en-GB'])
  expect(formatPercent(value, digits)).toBe(text)
})

test.each([
  ['fr', '54,6 %', '1 234,5'],
  ['de', '54,6 %', '1.234,5'],
  // Digits are 0 to 9 there too; the marks keep the sign beside its number.
  ['ar-EG', '54.6\u200e%\u200e', '1,234.5'],
])('a page in %s writes percentages and numbers', (lang, percentage, number) => {
  pageIn(lang)
  const written = [formatPercent(54.6), formatNumber(1_234.5)].map((text) => text.replaceAll(/\s/gu, ' '))
  expect(written).toEqual([percentage, number])
})

test.each([
  ['en', ['de-DE', 'en-IN'], '12,34,567'],
  ['en', ['de-DE'], '1,234,567'],
] as const)('a page in %s read with %j writes %s', (lang, languages, text) => {
  pageIn(lang, languages)
  expect(formatNumber(1_234_567)).toBe(text)
})

test.each([
  ['en', '+0.09', '-0.3', '0'],
  // The mark keeps the sign at the left of its number.
  ['ur', '\u200e+0.09', '\u200e-0.3', '0'],
])('a page in %s writes differences with their signs', (lang, ...written) => {
  pageIn(lang)
  expect([0.0904, -0.3, -0.001].map(formatSigned)).toEqual(written)
})

test.each([
  [[50, 62.5], '50–62.5%'],
  [[-3, 2], '-3% to 2%'],
] as const)('in English, the range %j is %s', (range, text) => {
  pageIn('en')
  expect(formatPercentRange(range)).toBe(text)
})

test('in French, a range is written as there', () => {
  pageIn('fr')
  expect(formatPercentRange([50, 62.5]).replaceAll(/\s/gu, ' ')).toBe('50–62,5 %')
})

test('a half is rounded up, even if a computer has a little less', () =>
  expect([roundTo(56.25, 1), roundTo(8.575, 2), roundTo(-0.5, 0)]).toEqual([56.3, 8.58, -0]))

test.each([
  ['en', '-0.85', '0.00'],
  ['fr', '-0,85', '0,00'],
  // The mark keeps the minus on the left of its number, where the page runs from right to left.
  ['ur', '\u200e-0.85', '0.00'],
])('a page in %s writes a number with two decimals', (lang, negative, nearZero) => {
  pageIn(lang)
  expect([formatDecimals(-0.85, 2), formatDecimals(-0.001, 2)]).toEqual([negative, nearZero])
})
