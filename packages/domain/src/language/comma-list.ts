import { pageLocale } from '../rules/locale.ts'
import { directionOfLanguage } from './languages.ts'

type Item = string | number | false | null | undefined

/**
 * Joins the items of a list by the comma of a language, that of the page: "3, 9" in English, "3، 9" in Urdu. Empty ones
 * are left out. Where it runs from right to left, items of another script are isolated, so that they keep their order.
 */
export const commaList = (items: readonly Item[], language = pageLocale()): string => {
  const given = items.filter((item) => item === 0 || Boolean(item))
  return directionOfLanguage(language) === 'rtl'
    ? given.map((item) => `\u2068${item}\u2069`).join('، ')
    : given.join(', ')
}
