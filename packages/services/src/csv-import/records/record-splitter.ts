import { csvLimits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import Papa from 'papaparse'
import type { RecordDialect } from './detect-dialect.ts'

/**
 * One record: the line on which it begins, and its cells as they stood. A fault is a quote in the wrong
 * place; `column` counts from 1.
 */
export type CsvRecord = {
  line: number
  cells: string[]
  fault?: { line: number; column: number; reason: string }
}
/**
 * The records that are whole by now. With `stop` there will be no more: the rest of the file cannot be told
 * apart.
 */
export type SplitResult = { records: CsvRecord[]; stop?: Problem }

type Step = { data: string[][]; errors: { code?: string; index?: number }[]; meta: { cursor: number } }

/**
 * Splits text that arrives in parts into records, with Papa Parse's parser under it. The parser gives back
 * where each record ended, so lines are counted over the text itself and stay right below cells of many
 * lines.
 */
export const createRecordSplitter = (
  { separator, newline }: Omit<RecordDialect, 'skip'>,
  recordChars: number = csvLimits.recordChars,
  firstLine = 1,
) => {
  let text = ''
  let begin = 0
  let line = firstLine
  let records: CsvRecord[] = []
  let stop: Problem | undefined

  const takeRecord = ({ data, errors, meta }: Step): void => {
    const cells = data[0]!
    const end = meta.cursor
    dropCarriageReturn(cells, text[end - 1] === newline ? end - 1 : end)
    const quote = errors.find((error) => error.index !== undefined)
    const at = quote?.index === undefined ? undefined : placeOf(quote.index)
    if (end - begin > recordChars)
      stop ??= at && quote?.code === 'MissingQuotes' ? neverClosed(at) : tooLong()
    else if (at && quote?.code === 'MissingQuotes') stop ??= neverClosed(at)
    else if (!stop)
      records.push({
        line,
        cells,
        ...(at && {
          fault: {
            ...at,
            reason: 'A quoted cell goes on after its closing quote. Double the quotes inside it.',
          },
        }),
      })
    line += countLines(begin, end)
    begin = end
  }
  const parser = new Papa.Parser({ delimiter: separator, newline, quoteChar: '"', step: takeRecord as never })

  /**
   * Lines end with CR LF as often as with LF: what is left of it belongs to no cell, unless it stood within
   * quotes.
   */
  const dropCarriageReturn = (cells: string[], end: number): void => {
    const last = cells[cells.length - 1]!
    if (newline !== '\n' || !last.endsWith('\r')) return
    const at = end - last.length
    const isUnquoted = text.startsWith(last, at) && (at === begin || text[at - 1] === separator)
    if (isUnquoted) cells[cells.length - 1] = last.slice(0, -1)
  }

  const countLines = (from: number, to: number): number => {
    let count = 0
    for (let at = text.indexOf(newline, from); at >= 0 && at < to; at = text.indexOf(newline, at + 1))
      count += 1
    return count
  }

  /** Line and column of a cell whose opening quote stands before `index`. */
  const placeOf = (index: number): { line: number; column: number } => {
    const before = Papa.parse<string[]>(text.slice(begin, index - 1), { delimiter: separator, newline })
    return { line: line + countLines(begin, index), column: before.data[0]?.length ?? 1 }
  }

  const neverClosed = (at: { line: number; column: number }): Problem =>
    new Problem('CSV_QUOTE', {
      ...at,
      message: `The quote that opens in line ${at.line}, column ${at.column} is never closed. Close it and upload the file again.`,
    })
  const tooLong = (): Problem =>
    new Problem('CSV_TOO_LARGE', {
      line,
      column: 1,
      message: `The row that begins in line ${line} holds more than ${recordChars} characters. Shorten it or split it.`,
    })

  const parse = (isLast: boolean): SplitResult => {
    records = []
    begin = 0
    if (text) parser.parse(text, 0, !isLast)
    text = text.slice(begin)
    if (!stop && text.length > recordChars) endOverlong()
    return { records, ...(stop && { stop }) }
  }

  /**
   * What waits for its end is longer than a record may be: it is read as if the file ended here, to find out
   * whether a quote is open.
   */
  const endOverlong = (): void => {
    begin = 0
    parser.parse(text, 0, false)
    stop ??= tooLong()
  }

  return {
    push: (part: string): SplitResult => {
      text += part
      return parse(false)
    },
    end: (): SplitResult => parse(true),
  }
}
