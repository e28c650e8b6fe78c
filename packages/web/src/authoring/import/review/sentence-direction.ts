import { directionOfLanguage } from '@quizwright/domain/language/languages.ts'
import { pageLocale } from '@quizwright/domain/rules/locale.ts'

/**
 * The direction of a sentence: that of the page, whatever text of a file it begins with. On a page that runs from right
 * to left, a sentence may also be English.
 */
export const sentenceDirection = (): 'auto' | 'ltr' =>
  directionOfLanguage(pageLocale()) === 'rtl' ? 'auto' : 'ltr'
