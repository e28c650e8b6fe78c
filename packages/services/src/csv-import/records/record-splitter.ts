import { elementAt } from '@quizwright/domain/defined.ts'
import { csvLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { withoutBlanksBeforeQuotes } from './blanks-before-quotes.ts'
import Papa from 'papaparse'
import type { RecordDialect } from './detect-dialect.ts'

/**
 * One record: its first line and its cells. The error is a misplaced quote. Lines and columns are numbered from 1.
 */
export type CsvRecord = {
  line: number
  cells: string[]
  /** The sheet of the record, if it is not the first of its workbook. */
  sheet?: string
  /** The formatting of the cells in a workbook, by index. An empty text means no formatting. */
  emphases?: readonly string[]
  /** The names of filled cells of a workbook that are too far to the right to be read. */
  far?: readonly string[]
  /** The names of cells of a workbook that have a formula without its result. */
  unsolved?: readonly string[]
  /** The lines of a workbook that belong to the record and that the workbook hides. */
  hidden?: readonly number[]
  /** The headings of cells that differ between the rows of a question. Only one of them is read. */
  lost?: readonly string[]
  error?: { line: number; column: number; reason: string }
}
/** The records completed by a part of the text. `stop` is set if the rest of the file cannot be parsed. */
export type SplitResult = { records: CsvRecord[]; stop?: Problem }

type CellPosition = { line: number; column: number }
type ParserStep = { data: string[][]; errors: { code?: string; index?: number }[]; meta: { cursor: number } }

/**
 * Splits text that arrives in parts into records, with the parser of Papa Parse. The parser reports the end of each
 * record, from which the lines are counted, so that line numbers stay right after multi-line cells.
 */
export const createRecordSplitter = (
  { separator, newline, quote = '"' }: Omit<RecordDialect, 'skip'>,
  recordChars: number = csvLimits.recordChars,
  firstLine = 1,
) => {
  /** The text after the last complete record. */
  let text = ''
  let recordStart = 0
  let line = firstLine
  let records: CsvRecord[] = []
  let stop: Problem | undefined
  /** The record goes on after what is parsed. */
  let isCut = false

  const addRecord = ({ data, errors, meta }: ParserStep): void => {
    const cells = elementAt(data, 0)
    const end = meta.cursor
    dropCarriageReturn(cells, text[end - 1] === newline ? end - 1 : end)
    const quoteError = errors.find((error) => error.index !== undefined)
    const position = quoteError?.index === undefined ? undefined : positionOf(quoteError.index)
    if (position && quoteError?.code === 'MissingQuotes')
      stop ??= unclosedQuote(position, isCut ? recordChars : undefined)
    else if (end - recordStart > recordChars) stop ??= tooLong(line, recordChars)
    else if (!stop)
      records.push({
        line,
        cells: withoutBlanksBeforeQuotes(cells, separator, () => text.slice(recordStart, end)),
        ...(position && { error: misplacedQuote(position) }),
      })
    line += countLines(recordStart, end)
    recordStart = end
  }
  const parser = new Papa.Parser({
    delimiter: separator,
    newline,
    quoteChar: quote,
    step: addRecord as never,
  })

  /** Removes the carriage return of a CR LF line end from the last cell, unless it was inside quotes. */
  const dropCarriageReturn = (cells: string[], end: number): void => {
    const lastCell = elementAt(cells, cells.length - 1)
    if (newline !== '\n' || !lastCell.endsWith('\r')) return
    const cellStart = end - lastCell.length
    const followsSeparator = cellStart === recordStart || text[cellStart - 1] === separator
    const isUnquoted = text.startsWith(lastCell, cellStart) && followsSeparator
    if (isUnquoted) cells[cells.length - 1] = lastCell.slice(0, -1)
  }

  const countLines = (start: number, end: number): number => {
    let count = 0
    let index = text.indexOf(newline, start)
    while (index >= 0 && index < end) {
      count += 1
      index = text.indexOf(newline, index + 1)
    }
    return count
  }

  /** Returns the line and column of the cell whose opening quote is before `index`. */
  const positionOf = (index: number): CellPosition => {
    const before = Papa.parse<string[]>(text.slice(recordStart, index - 1), {
      delimiter: separator,
      newline,
      quoteChar: quote,
    })
    return { line: line + countLines(recordStart, index), column: before.data[0]?.length ?? 1 }
  }

  const parse = (isEnd: boolean): SplitResult => {
    records = []
    recordStart = 0
    if (text) parser.parse(text, 0, !isEnd)
    text = text.slice(recordStart)
    if (!stop && text.length > recordChars) stopAtLongRecord()
    return { records, ...(stop && { stop }) }
  }

  /** An incomplete record exceeds the limit. Parsing it as if the file ended here shows whether a quote is open. */
  const stopAtLongRecord = (): void => {
    recordStart = 0
    isCut = true
    parser.parse(text, 0, false)
    stop ??= tooLong(line, recordChars)
  }

  return {
    push: (part: string): SplitResult => {
      text += part
      return parse(false)
    },
    end: (): SplitResult => parse(true),
  }
}

const misplacedQuote = (position: CellPosition) => ({
  ...position,
  reason: 'A quoted cell goes on after its closing quote. Double the quotes inside it.',
})

/** `read` is the number of characters after which the reading stopped, if the quote may be closed later. */
const unclosedQuote = ({ line, column }: CellPosition, read?: number): Problem => {
  const quote = `The quote that opens in line ${line}, column ${column}`
  const message =
    read === undefined
      ? `${quote} is never closed. Close it and upload the file again.`
      : `${quote} is not closed within ${read} characters. Close it, or shorten its cell, and upload the file again.`
  return new Problem('CSV_QUOTE', { line, column, message })
}

const tooLong = (line: number, recordChars: number): Problem =>
  new Problem('CSV_TOO_LARGE', {
    line,
    column: 1,
    message:
      `The row that begins in line ${line} holds more than ${recordChars} characters. ` +
      'Shorten it or split it.',
  })
