import { headingsIn } from '@quizwright/domain/csv/guess-columns.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import type { Dialect } from '@quizwright/domain/schemas/csv.ts'
import Papa from 'papaparse'

export type Separator = Dialect['separator']
export type Newline = '\n' | '\r'
export type Quote = '"' | "'"
/**
 * How cells and records are separated, and what encloses a cell. `skip` is the length of a first line that only names
 * the separator.
 */
export type RecordDialect = { separator: Separator; newline: Newline; skip: number; quote?: Quote }

export const separators: readonly Separator[] = [',', ';', '\t']
const isSeparator = (text: string): text is Separator => separators.some((separator) => separator === text)

/** The number of lines at the beginning of a file in which the header is searched. */
export const headerLines = 12

/**
 * Detects the separator: the one that gives most known headings in the header. Without headings it is the one that
 * gives most lines the same number of cells, because commas also stand in sentences. A first line such as `sep=;`,
 * which Excel writes, names
 * the separator.
 */
export const detectDialect = (start: string, wanted?: Separator): RecordDialect => {
  const dialect = detectSeparator(start, wanted)
  return hasSingleQuotes(start.slice(dialect.skip), dialect) ? { ...dialect, quote: "'" } : dialect
}

/** Whether all cells of the header stand in single quotes, and none in double ones. */
const hasSingleQuotes = (start: string, { separator, newline }: RecordDialect): boolean => {
  const [header = ''] = start.trimStart().split(newline, 1)
  const cells = header.trim().split(separator)
  return cells.length > 1 && !header.includes('"') && cells.every((cell) => /^\s*'[^']*'\s*$/.test(cell))
}

const detectSeparator = (start: string, wanted?: Separator): RecordDialect => {
  const newline = detectNewline(start)
  const named = /^"?sep=(.*?)"?(?:\r\n|\n|\r|$)/i.exec(start)
  if (named) {
    const separator = named[1] === '\\t' ? '\t' : elementAt(named, 1)
    if (!isSeparator(separator)) {
      throw new Problem('CSV_HEADER', {
        line: 1,
        column: 1,
        message: `Line 1 asks for the separator "${separator}". Use a comma, a semicolon or a tab.`,
      })
    }
    return { separator, newline, skip: named[0].length }
  }
  if (wanted !== undefined) return { separator: wanted, newline, skip: 0 }
  const lines = start.trimStart().split(newline, headerLines)
  const cellsOf = (line: string, delimiter: Separator) =>
    Papa.parse<string[]>(line, { delimiter, newline }).data[0] ?? []
  const best = (line: string, count: (cells: readonly string[]) => number): [Separator, number] =>
    separators
      .map((one): [Separator, number] => [one, count(cellsOf(line, one))])
      .reduce((before, next) => (next[1] > before[1] ? next : before))
  // A title above the header has no separators: the header is the line that names known columns. One cell names one.
  const byHeadings = lines
    .map((line) => best(line, (cells) => (cells.length > 1 ? headingsIn(cells) : 0)))
    .reduce((x, y) => (y[1] > x[1] ? y : x), [',', 0])
  if (byHeadings[1] > 1) return { separator: byHeadings[0], newline, skip: 0 }
  const mayDivide = isProse(lines) ? ['\t'] : ['\t', ';', ',']
  const [separator] = mayDivide.filter(isSeparator).reduce<[Separator, number]>(
    (before, one) => {
      const even = evenRows(start, one, newline)
      return even > before[1] ? [one, even] : before
    },
    [isProse(lines) || lines.length >= fewLines ? '\t' : ',', 0],
  )
  return { separator, newline, skip: 0 }
}

const mostly = 0.8
const sentenceEnd = /[.?!…؟。？]/u
const leastEven = 0.5
/** Fewer lines without an even row may be the beginning of a table. */
const fewLines = 5

/** Whether lines are sentences: they end as such, and a blank follows each of their commas. A list has no columns. */
const isProse = (lines: readonly string[]): boolean => {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '')
  const sentences = filled.filter((line) => sentenceEnd.test(line.slice(-1)) && !/[,;](?!\s)/.test(line))
  return filled.length > 1 && sentences.length >= mostly * filled.length
}

/** How many of the first rows have the number of cells that most have, if that is more than one. */
const evenRows = (start: string, delimiter: Separator, newline: Newline): number => {
  const { data, errors } = Papa.parse<string[]>(start.trimStart(), {
    delimiter,
    newline,
    preview: headerLines,
    skipEmptyLines: 'greedy',
  })
  if (errors.some(({ type, row = 0 }) => type === 'Quotes' && row < data.length - 1)) return 0
  const byCount = Map.groupBy(data, (cells) => cells.length)
  const [count = 0, rows = []] =
    [...byCount].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  // Commas in the lines of a text divide them into as many cells as it happens.
  return count > 1 && rows.length >= leastEven * data.length ? rows.length : 0
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
