import { Problem } from '@quizwright/contracts/problem.ts'
import type { Dialect } from '@quizwright/contracts/schemas/csv.ts'
import Papa from 'papaparse'

export type Separator = Dialect['separator']
export type Newline = '\n' | '\r'
/**
 * How the records of a file are told apart. `skip` is the length of a first line that only names the
 * separator.
 */
export type RecordDialect = { separator: Separator; newline: Newline; skip: number }

const separators: readonly Separator[] = [',', ';', '\t']
const isSeparator = (text: string): text is Separator => separators.some((separator) => separator === text)

/**
 * Finds the separator from the header alone: the one that makes most cells of it. Rows are never asked, since
 * decimal commas and lists in cells would outvote the truth. A first line `sep=;`, as Excel writes it,
 * decides by itself.
 */
export const detectDialect = (start: string): RecordDialect => {
  const newline = findNewline(start)
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
  const cells = (delimiter: Separator) =>
    Papa.parse<string[]>(header, { delimiter, newline }).data[0]?.length ?? 0
  const separator = separators.reduce((best, next) => (cells(next) > cells(best) ? next : best))
  return { separator, newline, skip: 0 }
}

/**
 * Old Macs ended lines with a carriage return alone. Anything else ends them, last of all, with a line feed.
 */
const findNewline = (start: string): Newline => {
  const at = start.search(/[\r\n]/)
  return at >= 0 && start[at] === '\r' && start[at + 1] !== '\n' ? '\r' : '\n'
}
