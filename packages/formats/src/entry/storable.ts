import { isStorable } from '@quizwright/domain/schemas/text.ts'

/**
 * Removes what the database cannot store: NUL and unpaired surrogates. Adds to `without` if there were any.
 */
export const storable = (text: string, without: string[]): string => {
  if (isStorable(text)) return text
  without.push('characters that can not be stored')
  return text.replaceAll('\0', '').toWellFormed()
}
