import { headingsIn } from '@quizwright/domain/csv/guess-columns.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Dialect } from '@quizwright/domain/schemas/csv.ts'
import Papa from 'papaparse'

export type Separator = Dialect['separator']
export type Newline = '\n' | '\r'
/** How cells and records are separated. `skip` is the length of a first line that only names the separator. */
export type RecordDialect = { separator: Separator; newline: Newline; skip: number }

export const separators: readonly Separator[] = [',', ';', '\t']
const isSeparator = (text: string): text is Separator => separators.some((separator) => separator === text)

/** The number of lines at the beginning of a file in which the header is searched. */
export const headerLines = 12

/**
 * Detects the separator: the one that gives most known headings in the header, or most cells. Data rows are ignored,
 * because decimal commas and lists in cells would mislead. A first line such as `sep=;`, which Excel writes, names
 * the separator.
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
  const lines = start.trimStart().split(newline, headerLines)
  const cellsOf = (line: string, delimiter: Separator) =>
    Papa.parse<string[]>(line, { delimiter, newline }).data[0] ?? []
  const best = (line: string, count: (cells: readonly string[]) => number): [Separator, number] =>
    separators
      .map((one): [Separator, number] => [one, count(cellsOf(line, one))])
      .reduce((before, next) => (next[1] > before[1] ? next : before))
  // A title above the header has no separators: the header is the line that names known columns.
  const byHeadings = lines
    .map((line) => best(line, headingsIn))
    .reduce((x, y) => (y[1] > x[1] ? y : x), [',', 0])
  const [separator] =
    byHeadings[1] > 1
      ? byHeadings
      : best(lines.find((line) => line.trim() !== '') ?? '', (cells) => cells.length)
  return { separator, newline, skip: 0 }
}

/**
 * Old Macs ended lines with a carriage return. All other systems end them with a line feed, some with a carriage
 * return before it.
 */
const detectNewline = (start: string): Newline => {
  const lineEnd = start.search(/[\r\n]/)
  const isLoneCarriageReturn = lineEnd >= 0 && start[lineEnd] === '\r' && start[lineEnd + 1] !== '\n'
  return isLoneCarriageReturn ? '\r' : '\n'
}
