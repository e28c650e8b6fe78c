import { pageLocale } from '../rules/locale.ts'
import { directionOfLanguage } from './languages.ts'

/** Letters of Hebrew, Arabic and their neighbours. */
const rightToLeft = /[\u0590-\u08ff]/

type Item = string | number | false | null | undefined

/**
 * Joins the items of a list by the comma of a language, that of the page: "3, 9" in English, "3، 9" in Urdu. Empty ones
 * are left out. Where it or an item runs from right to left, the items are isolated, so that they keep their order.
 */
export const commaList = (items: readonly Item[], language = pageLocale()): string => {
  const given = items.filter((item) => item === 0 || Boolean(item))
  const isFromRight = directionOfLanguage(language) === 'rtl'
  const isIsolated = isFromRight || given.some((item) => rightToLeft.test(String(item)))
  return given.map((item) => (isIsolated ? `\u2068${item}\u2069` : item)).join(isFromRight ? '، ' : ', ')
}
