import { Problem } from '@quizwright/contracts/problem.ts'
import type { Dialect } from '@quizwright/contracts/schemas/csv.ts'
import Papa from 'papaparse'

export type Separator = Dialect['separator']
export type Newline = '\n' | '\r'
/** How cells and records are separated. `skip` is the length of a first line that only names the separator. */
export type RecordDialect = { separator: Separator; newline: Newline; skip: number }

const separators: readonly Separator[] = [',', ';', '\t']
const isSeparator = (text: string): text is Separator => separators.some((separator) => separator === text)

/**
 * Detects the separator: the one that gives most cells in the header. Rows are not considered, since decimal
 * commas and lists in cells would mislead. A first line like `sep=;`, which Excel writes, names it explicitly.
 */
export const detectDialect = (start: string): RecordDialect => {
  const newline = detectNewline(start)
  const named = /^"?sep=(.*?)"?(?:\r\n|\n|\r|$)/i.exec(start)
  if (named) {
    const separator = named[1] === '\\t' ? '\t' : named[1]!
    if (!isSeparator(separator)) {
      throw new Problem('CSV_HEADER', {
        line: 1,
        column: 1,
        message: `Line 1 asks for the separator "${separator}". Use a comma, a semicolon or a tab.`,
      })
    }
    return { separator, newline, skip: named[0].length }
  }
  const header = start.trimStart().split(newline, 1)[0] ?? ''
  const countCells = (delimiter: Separator) =>
    Papa.parse<string[]>(header, { delimiter, newline }).data[0]?.length ?? 0
  const separator = separators.reduce((best, candidate) =>
    countCells(candidate) > countCells(best) ? candidate : best,
  )
  return { separator, newline, skip: 0 }
}

/** Old Macs ended lines with a carriage return. All others end them with a line feed, possibly after one. */
const detectNewline = (start: string): Newline => {
  const lineEnd = start.search(/[\r\n]/)
  const isLoneCarriageReturn = lineEnd >= 0 && start[lineEnd] === '\r' && start[lineEnd + 1] !== '\n'
  return isLoneCarriageReturn ? '\r' : '\n'
}
