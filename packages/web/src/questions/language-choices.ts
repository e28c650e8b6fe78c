import { languages } from '@quizwright/domain/language/languages.ts'
import { nameOfLanguage } from '@quizwright/domain/language/name-of-language.ts'

/** Languages in which questions are often written, beside those of the pages. Files may bring any other. */
const furtherLanguages = [
  'ps',
  'sd',
  'pa-Arab',
  'fa',
  'bn',
  'tr',
  'id',
  'ms',
  'sw',
  'pt',
  'de',
  'it',
  'nl',
  'pl',
  'ru',
  'uk',
  'zh',
  'ja',
  'ko',
] as const

/** The languages to choose from, with those that are in use already. */
export const languageChoices = (used: readonly string[] = []): { value: string; label: string }[] =>
  [...new Set<string>([...languages, ...furtherLanguages, ...used])].map((value) => ({
    value,
    label: nameOfLanguage(value),
  }))
