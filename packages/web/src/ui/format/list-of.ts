import { pageLocale } from '@quizwright/domain/rules/locale.ts'

/** "1, 2 and 3" in the language of the page. */
export const listOf = (parts: readonly string[]): string =>
  new Intl.ListFormat(pageLocale(), { type: 'conjunction' }).format(parts)
