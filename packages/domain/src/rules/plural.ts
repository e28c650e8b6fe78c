import { formatNumber } from './format-number.ts'

/** Returns the singular for a count of one, otherwise the plural, which defaults to the singular with an "s". */
export const nounFor = (count: number, singular: string, plural = `${singular}s`): string =>
  count === 1 ? singular : plural

/** Formats a count with its noun: "1 error", "2 errors", "1,000 quizzes". */
export const countOf = (count: number, singular: string, plural?: string): string =>
  `${formatNumber(count)} ${nounFor(count, singular, plural)}`

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
}

/** Formats a place: "1st", "22nd", "113th". */
export const ordinalOf = (place: number): string => `${formatNumber(place)}${endings[ordinals.select(place)]}`
