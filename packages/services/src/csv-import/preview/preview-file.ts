import { keyColumn } from '@quizwright/domain/csv/column-names.ts'
import { guessColumns, withQuestionAmongWords } from '@quizwright/domain/csv/guess-columns.ts'
import { withColumnsByCells } from '@quizwright/domain/csv/columns-by-cells.ts'
import { withOptionRows } from '@quizwright/domain/csv/option-rows.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import {
  type CsvPreview,
  type NumberedKey,
  isTable,
  type QuestionFormat,
  type Reading,
  saysTable,
} from '@quizwright/domain/schemas/csv.ts'
import { columnsByCells, leastColumns } from '@quizwright/formats/pasted/columns-by-cells.ts'
import { openFile } from '@quizwright/formats/open-file.ts'
import {
  createHeaderFinder,
  type FoundHeader,
  hasNoHeading,
  withoutHeader,
} from '../questions/find-header.ts'
import { tooManyColumns } from '../questions/header-problem.ts'
import { problemOfPeople } from '../questions/other-tables.ts'
import { isBlank } from '../questions/row-errors.ts'
import { withoutFarHeadings } from '../records/cells-beside.ts'
import { createRepeatedHeaders } from '../records/repeated-headers.ts'
import { openCsv, openSheets } from '../records/open-table.ts'
import type { CsvRecord } from '../records/record-splitter.ts'
import { isOtherFormat, lookedAtBytes } from '../other-formats/is-other-format.ts'
import { readAll, readHead, type Source } from '@quizwright/formats/encoding/source.ts'
import { createKeyCollector } from '@quizwright/domain/csv/numbered-keys.ts'
import { createWordCollector } from './unknown-words.ts'

const shownRows = 8
const shownTexts = 8
const shownChars = 160

const shorten = (cell: string): string => cell.slice(0, shownChars)
const beyondAscii = /[^\0-\x7f]/

/** Returns the part of a cell around its first non-ASCII character. */
const partWithOtherCharacters = (cell: string): string => {
  const start = Math.max(0, cell.search(beyondAscii) - shownChars / 2)
  return cell.slice(start, start + shownChars)
}

/**
 * The preview of a file in another format, whose author is at most asked from what its options are counted. If it
 * cannot be opened, the import reports why.
 */
const nothingToAsk = (format: string, numbered?: NumberedKey): CsvPreview => ({
  format,
  ...(numbered && { numbered }),
  encoding: 'UTF-8',
  isSure: true,
  encodings: [],
  separator: ',',
  headerLine: 0,
  titles: [],
  header: [],
  columns: [],
  rows: [],
  texts: [],
  marks: [],
  levels: [],
  commaTags: 0,
  commaExample: '',
})

/** Guesses the columns of a table without a header from its rows. The author confirms them. */
const columnsOfRows = (rows: readonly CsvRecord[]): (string | null)[] => {
  const filled = rows.filter((row) => !isBlank(row)).map(({ cells }) => cells)
  const width = Math.max(0, ...filled.map((cells) => cells.length))
  // Cards have a term and its meaning.
  if (width === 2) return ['question', 'solution']
  return width < leastColumns ? Array.from({ length: width }, () => null) : columnsByCells(filled)
}

const previewOther = async (source: Source): Promise<CsvPreview> => {
  const opened = await openFile({ bytes: await readAll(source), name: source.name })
  return 'problem' in opened ? nothingToAsk('other') : nothingToAsk(opened.format, opened.numbered?.())
}

/**
 * Previews a file as it would be read: its header, its first rows, and all words whose meaning must be asked. Errors
 * in rows are left to the import. Throws the problem of a file that cannot be read at all.
 */
export const previewFile = async (
  source: Source,
  reading: Reading,
  format?: QuestionFormat,
): Promise<CsvPreview> => {
  const isSaid = saysTable(reading)
  if (format !== undefined && !isTable(format)) return nothingToAsk(format)
  const sheets = await openSheets(source)
  if (!sheets && !isSaid && !format && isOtherFormat(await readHead(source, lookedAtBytes), source.name))
    return previewOther(source)
  const table = sheets ?? (await openCsv(source, reading))
  const { encoding, isSure, likely, dialect, parts } = table
  const finder = createHeaderFinder(reading.hasHeader)
  const rows: string[][] = []
  const texts: string[] = []
  let found: FoundHeader | undefined
  let repeated: ReturnType<typeof createRepeatedHeaders> | undefined
  let columns: (string | null)[] = []
  let words: ReturnType<typeof createWordCollector> | undefined
  let keys: ReturnType<typeof createKeyCollector> | undefined

  const addRow = (record: CsvRecord): void => {
    if (repeated?.has(record)) return
    const { cells, error } = record
    if (rows.length < shownRows) rows.push(cells.slice(0, sheets && columns.length).map(shorten))
    if (texts.length < shownTexts) {
      const telling = cells.find((cell) => beyondAscii.test(cell))
      if (telling !== undefined) texts.push(partWithOtherCharacters(telling))
    }
    // In a row with too many cells, or with a misplaced quote, each cell may belong to another column.
    if (!error && (sheets || cells.length <= columns.length)) {
      words?.add(cells)
      keys?.add(cells)
    }
  }
  const headed = (given: FoundHeader): FoundHeader =>
    sheets ? { ...given, header: withoutFarHeadings(given.header) } : given
  let hasHeader = reading.hasHeader ?? true
  const begin = (first: FoundHeader | undefined): void => {
    if (!first) return
    // A row that may be a question is not silently taken for a header, because the question would be missing.
    const ofPeople = reading.columns ? undefined : problemOfPeople(first.header.cells)
    if (ofPeople !== undefined)
      throw new Problem('CSV_HEADER', { line: first.header.line, column: 1, message: ofPeople })
    const isQuestion = hasNoHeading(first)
    if (reading.hasHeader === undefined && isQuestion) hasHeader = false
    const header = hasHeader ? headed(first) : withoutHeader(first)
    const problem = tooManyColumns(header.header)
    if (problem) throw problem
    found = header
    repeated = createRepeatedHeaders(header.header.cells)
    columns =
      reading.columns ??
      (hasHeader
        ? withQuestionAmongWords(header.header.cells, guessColumns(header.header.cells))
        : columnsOfRows(header.rows))
    words = createWordCollector(columns)
    keys = createKeyCollector(hasHeader ? header.header.cells : [], columns)
    for (const row of header.rows) addRow(row)
  }

  for await (const { records, stop } of parts) {
    for (const record of records) {
      if (isBlank(record)) continue
      if (found) addRow(record)
      else begin(finder.push(record))
    }
    if (stop) break
  }
  if (!found) begin(finder.end())
  if (!found || !words || rows.length === 0) throw new Problem('CSV_EMPTY')
  const named = reading.columns ?? withOptionRows(withColumnsByCells(found.header.cells, columns, rows), rows)
  // A key that only its cells show was not followed.
  if (named.indexOf(keyColumn) !== columns.indexOf(keyColumn)) {
    keys = createKeyCollector(found.header.cells, named)
    for (const row of rows) keys.add(row)
  }
  return {
    ...(table.format && { format: table.format }),
    encoding,
    isSure,
    encodings: likely,
    separator: dialect.separator,
    hasHeader,
    headerLine: hasHeader ? found.header.line : 0,
    titles: found.titles.map(({ cells }) => shorten(cells.filter((cell) => cell.trim() !== '').join(' '))),
    header: found.header.cells.map(shorten),
    columns: named,
    rows,
    texts,
    ...words.words(),
    ...keys?.found(),
  }
}
