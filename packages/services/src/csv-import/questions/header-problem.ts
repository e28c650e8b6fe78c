import type { HeaderError } from '@quizwright/contracts/csv/columns.ts'
import { csvLimits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { CsvRecord } from '../records/record-splitter.ts'

const quoted = (faults: readonly HeaderError[]): string => faults.map(({ name }) => `"${name}"`).join(', ')

/**
 * The refusal of a header: one sentence for a person, and every faulty column by name with what is wrong with
 * it.
 */
export const headerProblem = (faults: readonly HeaderError[], { line, cells }: CsvRecord): Problem => {
  const missing = faults.filter(({ error }) => error === 'missing')
  const doubled = faults.filter(({ error }) => error === 'doubled')
  const sentences = [
    missing.length > 0 && `has no column ${quoted(missing)}`,
    doubled.length > 0 &&
      `has twice the column ${doubled.map(({ name, column }) => `"${name}" (again in column ${column})`).join(', ')}`,
  ].filter((sentence) => sentence !== false)
  return new Problem('CSV_HEADER', {
    line,
    column: doubled[0]?.column ?? cells.length,
    message: `The header in line ${line} ${sentences.join(' and ')}. Correct it and upload the file again.`,
    errors: faults.map(({ name, column, error }) => ({
      field: name,
      messages: [error === 'missing' ? 'is missing' : `stands again in column ${column}`],
    })),
  })
}

/** The refusal of a header with more columns than any file may have, or undefined. */
export const tooManyColumns = ({ line, cells }: CsvRecord): Problem | undefined =>
  cells.length <= csvLimits.columns
    ? undefined
    : new Problem('CSV_TOO_LARGE', {
        line,
        column: csvLimits.columns + 1,
        message: `The header in line ${line} has ${cells.length} columns of at most ${csvLimits.columns}. Remove those that are not needed.`,
      })
