import { keyColumn, knownColumns } from '@quizwright/contracts/csv/column-names.ts'
import { columnName } from '@quizwright/contracts/csv/guess-columns.ts'
import type { CsvPreview } from '@quizwright/contracts/schemas/csv.ts'

/** What a set of columns lacks to become questions that can be marked; empty when nothing. */
export const missingIn = (columns: readonly (string | null)[]): string[] => {
  const has = (name: string) => columns.includes(name)
  const hasSome = (start: string) => columns.some((name) => name?.startsWith(start))
  return [
    ...(has('question') ? [] : ['the question']),
    ...(hasSome('option') ? [] : ['the options']),
    ...(hasSome('is_correct') || has(keyColumn) ? [] : ['which option is correct']),
  ]
}

/** Whether headings were taken for columns of ours although they are called otherwise. */
const isGuessed = ({ header, columns }: CsvPreview): boolean =>
  columns.some((name, index) => name !== null && !knownColumns.has(columnName(header[index] ?? '')))

/**
 * Whether a file cannot be read without asking its author: a wrong guess would change texts, keys or tags
 * unseen. Questions without options, of a quiz of descriptive answers, are no reason to ask.
 */
export const mustAsk = (preview: CsvPreview): boolean =>
  preview.format === undefined &&
  (!preview.isSure ||
    isGuessed(preview) ||
    !preview.columns.includes('question') ||
    preview.marks.length > 0 ||
    preview.levels.length > 0 ||
    preview.commaTags > 0)
