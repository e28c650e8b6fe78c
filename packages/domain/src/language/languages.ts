import type { Direction } from '../rules/text-direction.ts'

/** The languages of the pages, as BCP 47 tags. */
export const languages = ['en', 'ur', 'ar', 'hi', 'es', 'fr'] as const
export type Language = (typeof languages)[number]

/** Languages that are made of the English texts, to find what is not translated, too narrow or turned wrongly. */
export const pseudoLanguages = ['en-XA', 'ar-XB'] as const
export type PseudoLanguage = (typeof pseudoLanguages)[number]

export type AnyLanguage = Language | PseudoLanguage

/** How each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ur: 'اردو',
  ar: 'العربية',
  hi: 'हिन्दी',
  es: 'Español',
  fr: 'Français',
}

export const isLanguage = (tag: string | null | undefined): tag is AnyLanguage =>
  [...languages, ...pseudoLanguages].includes(tag as AnyLanguage)

/** The first of these tags that is, or whose language is, one of ours: "ur" for "ur-PK". */
export const firstLanguage = (tags: readonly (string | null | undefined)[]): AnyLanguage => {
  for (const tag of tags) {
    if (isLanguage(tag)) return tag
    const language = tag?.split('-')[0]
    if (isLanguage(language)) return language
  }
  return 'en'
}

/** Whether systems may lack a font for the language, so that a page brings one (`ui/src/styles/script-fonts.css`). */
export const hasScriptFont = (language: string): boolean => /^(?:ur|hi)\b/.test(language)

export const directionOfLanguage = (language: string): Direction =>
  /^(?:ar|ur)\b/.test(language) ? 'rtl' : 'ltr'
