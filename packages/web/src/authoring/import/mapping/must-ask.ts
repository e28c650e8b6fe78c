import { say } from '@quizwright/domain/language/say.ts'
import { keyColumn, knownColumns } from '@quizwright/domain/csv/column-names.ts'
import { columnName } from '@quizwright/domain/csv/guess-columns.ts'
import { type CsvPreview, isTable } from '@quizwright/domain/schemas/csv.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'

/** The parts of a question that no column provides. */
const missingIn = (columns: readonly (string | null)[]): string[] => {
  const has = (name: string) => columns.includes(name)
  const hasSome = (start: string) => columns.some((name) => name?.startsWith(start))
  const isTyped = has('accepted')
  return [
    ...(has('question') ? [] : [say('the question')]),
    ...(isTyped || hasSome('option') ? [] : [say('the options')]),
    ...(isTyped || hasSome('is_correct') || has(keyColumn) ? [] : [say('the correct option')]),
  ]
}

/** The missing parts for a quiz of this type. Descriptive questions need no options. */
export const missingFor = (columns: readonly (string | null)[], quizType: QuizType): string[] =>
  quizType === 'daq' && columns.includes('question') ? [] : missingIn(columns)

/** Whether headings with other names were mapped to our columns. */
const isGuessed = ({ header, columns }: CsvPreview): boolean =>
  columns.some((name, index) => name !== null && !knownColumns.has(columnName(header[index] ?? '')))

/**
 * Whether the author must be asked before a file is read, because a wrong guess would change texts, keys or
 * tags unnoticed.
 */
export const mustAsk = (preview: CsvPreview, quizType: QuizType): boolean =>
  preview.numbered !== undefined ||
  (isTable(preview.format) &&
    (!preview.isSure ||
      isGuessed(preview) ||
      missingFor(preview.columns, quizType).length > 0 ||
      preview.marks.length > 0 ||
      preview.levels.length > 0 ||
      preview.commaTags > 0))
