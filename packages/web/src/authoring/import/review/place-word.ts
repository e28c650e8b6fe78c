import { say } from '@quizwright/domain/language/say.ts'
import type { Dialect } from '@quizwright/domain/schemas/csv.ts'

/** What the number of something that was left out counts in its file. */
export const placeWord = (format: Dialect['format']): string => {
  if (format === 'json') return say('Question')
  if (format === 'pdf') return say('Page')
  return format === 'xlsx' || format === 'ods' ? say('Row') : say('Line')
}
