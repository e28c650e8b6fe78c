import { pageLocale, perLocale } from './locale.ts'

const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale))
const latin = /^(?:en|es|fr|de|it|pt|nl)\b/

/**
 * Formats a number with the separators of the page's locale. A whole number below 1,000 has none in most languages: the
 * first formatter of a page takes more than 100 ms on a slow phone.
 */
export const formatNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1_000 && latin.test(pageLocale())
    ? String(value)
    : numberFormat().format(value)

const isEnglish = (): boolean => /^en\b/.test(pageLocale())

/** Rounds half up. What only misses a half by a rounding error of the processor is a half. */
export const roundTo = (value: number, decimals: number): number => {
  const scale = 10 ** decimals
  return Math.round(value * scale + 1e-9) / scale
}

const decimalFormats = new Map<number, () => Intl.NumberFormat>()

const decimalFormat = (decimals: number): Intl.NumberFormat => {
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const format = decimalFormats.get(decimals) ?? perLocale((locale) => new Intl.NumberFormat(locale, options))
  decimalFormats.set(decimals, format)
  return format()
}

/**
 * Formats a number with this many decimals as the page's locale writes it: "-0.85" in English. What rounds to zero has
 * no sign.
 */
export const formatDecimals = (value: number, decimals: number): string => {
  const rounded = roundTo(value, decimals) || 0
  return isEnglish() ? rounded.toFixed(decimals) : decimalFormat(decimals).format(rounded)
}

const signedFormat = perLocale(
  (locale) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 2 }),
)

/** Formats a difference with its sign, which a sign put before a number loses where text runs from right to left. */
export const formatSigned = (value: number): string => signedFormat().format(roundTo(value, 2))

type Digits = { most?: number; least?: number }
const percentFormats = new Map<string, () => Intl.NumberFormat>()

const percentFormat = (least: number, most: number): Intl.NumberFormat => {
  const key = `${least} ${most}`
  const options = { style: 'percent', minimumFractionDigits: least, maximumFractionDigits: most } as const
  const format = percentFormats.get(key) ?? perLocale((locale) => new Intl.NumberFormat(locale, options))
  percentFormats.set(key, format)
  return format()
}

/** Without a formatter, of which English needs none here. */
const inEnglish = (percentage: number, least: number, most: number): string => {
  const [whole, fraction = ''] = roundTo(percentage, most).toFixed(most).split('.')
  const shown = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, '')
  return `${whole}${shown && `.${shown}`}`
}

/**
 * Formats a percentage, 0 to 100, as the page's locale writes it: "54.6%" in English. It has at most `most` decimals
 * and as many as `least`.
 */
export const formatPercent = (
  percentage: number,
  { least = 0, most = Math.max(least, 2) }: Digits = {},
): string =>
  isEnglish()
    ? `${inEnglish(percentage, least, most)}%`
    : percentFormat(least, most).format(roundTo(percentage, most) / 100)

/** Formats a range of percentages: "50–62.5%" in English, and "-3% to 2%" where a dash would read as a minus. */
export const formatPercentRange = (
  [low, high]: readonly [number, number],
  { least = 0, most = Math.max(least, 2) }: Digits = {},
): string => {
  if (!isEnglish())
    return percentFormat(least, most).formatRange(roundTo(low, most) / 100, roundTo(high, most) / 100)
  const [from, to] = [inEnglish(low, least, most), inEnglish(high, least, most)]
  return low < 0 ? `${from}% to ${to}%` : `${from}–${to}%`
}
