import { knownColumns } from '@quizwright/domain/csv/column-names.ts'
import { columnName } from '@quizwright/domain/csv/guess-columns.ts'
import type { HeaderError } from '@quizwright/domain/csv/read-header.ts'
import { csvLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { problemOfOtherTable } from './other-tables.ts'
import type { CsvRecord } from '../records/record-splitter.ts'

const quoteNames = (errors: readonly HeaderError[]): string =>
  errors.map(({ name }) => `"${name}"`).join(', ')

/** Returns the problem of an invalid header: one sentence, and an error for each missing or duplicate column. */
export const headerProblem = (errors: readonly HeaderError[], { line, cells }: CsvRecord): Problem => {
  const missing = errors.filter(({ error }) => error === 'missing')
  const message = missing.length > 0 ? problemOfOtherTable(cells) : undefined
  if (message !== undefined) return new Problem('CSV_HEADER', { line, column: 1, message })
  const duplicate = errors.filter(({ error }) => error === 'doubled')
  const parts: string[] = []
  if (missing.length > 0) parts.push(`has no column ${quoteNames(missing)}`)
  if (duplicate.length > 0) {
    const columns = duplicate.map(({ name, column }) => `"${name}" (again in column ${column})`)
    parts.push(`has twice the column ${columns.join(', ')}`)
  }
  return new Problem('CSV_HEADER', {
    line,
    column: duplicate[0]?.column ?? cells.length,
    message: `The header in line ${line} ${parts.join(' and ')}. Correct it and upload the file again.`,
    errors: errors.map(({ name, column, error }) => ({
      field: name,
      messages: [error === 'missing' ? 'is missing' : `stands again in column ${column}`],
    })),
  })
}

/** Returns our columns that are in one cell because the header has another separator. */
export const gluedColumns = (cells: readonly string[]): HeaderError[] =>
  cells.flatMap((cell) => {
    const parts = cell.split(/[,;\t]/).map(columnName)
    const known = parts.filter((name) => knownColumns.has(name))
    return parts.length > 1 && known.length > 1
      ? known.map((name) => ({ column: 0, name, error: 'missing' as const }))
      : []
  })

/** Returns the problem of a header with too many columns, or undefined. */
export const tooManyColumns = ({ line, cells }: CsvRecord): Problem | undefined =>
  cells.length <= csvLimits.columns
    ? undefined
    : new Problem('CSV_TOO_LARGE', {
        line,
        column: csvLimits.columns + 1,
        message:
          `The header in line ${line} has ${cells.length} columns of at most ${csvLimits.columns}. ` +
          'Remove those that are not needed.',
      })
