import { isStorable } from '@quizwright/contracts/schemas/text.ts'

/**
 * The text without what the database can not keep: NUL, and halves of characters. Adds to `without` if there were any.
 */
export const storable = (text: string, without: string[]): string => {
  if (isStorable(text)) return text
  without.push('characters that can not be stored')
  return text.replaceAll('\0', '').toWellFormed()
}
