import { columnName, guessColumns, headingsIn } from '@quizwright/domain/csv/guess-columns.ts'
import type { CsvRecord } from '../records/record-splitter.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/** The maximum number of records before the header, which are titles. */
const maxTitles = 10
/** A row with this many known headings is a header, even if none of them is `question`. */
const fewHeadings = 2

/** The header of a file with the records before it (titles) and the records after it that were already read. */
export type FoundHeader = { titles: CsvRecord[]; header: CsvRecord; rows: CsvRecord[] }

const isHeader = ({ cells }: CsvRecord): boolean => cells.some((cell) => columnName(cell) === 'question')

const namesQuestion = ({ cells }: CsvRecord): boolean => guessColumns(cells).includes('question')

/** Joins a header of two rows, such as Socrative's: "Question" above, "Answer A" and "Answer B" below. */
const joinedHeader = (above: CsvRecord | undefined, below: CsvRecord): CsvRecord | undefined => {
  if (!above || namesQuestion(below) || !namesQuestion(above)) return undefined
  const width = Math.max(above.cells.length, below.cells.length)
  const cells = Array.from(
    { length: width },
    (_, index) => below.cells[index]?.trim() || (above.cells[index] ?? ''),
  )
  return { ...below, cells }
}

const optionColumn = /^option\d$/

/** Joins a header with the row below it that names the options alone: "Item, Choices, , Key" above ", A, B,". */
const joinedWithLetters = (header: CsvRecord, below: CsvRecord | undefined): CsvRecord | undefined => {
  const named = below?.cells.filter((cell) => cell.trim() !== '') ?? []
  // Nearly all rows below a header are questions, which need not be compared with all headings.
  if (!below || named.some((cell) => cell.length > longestHeading)) return undefined
  if (!namesQuestion(header) || namesQuestion(below)) return undefined
  const columns = guessColumns(below.cells)
  const areOptions = below.cells.every(
    (cell, index) => cell.trim() === '' || optionColumn.test(columns[index] ?? ''),
  )
  const isFree = below.cells.every(
    (cell, index) => cell.trim() === '' || !isOfQuestion(header.cells[index] ?? ''),
  )
  if (named.length < leastOptions || !areOptions || !isFree) return undefined
  return { ...header, cells: header.cells.map((cell, index) => below.cells[index]?.trim() || cell) }
}
const leastOptions = 2
const longestHeading = 30
const isOfQuestion = (cell: string): boolean => guessColumns([cell])[0] === 'question'

/** Returns the same records without a header: the first one is already a question, and no column has a name. */
export const withoutHeader = ({ titles, header, rows }: FoundHeader): FoundHeader => {
  const all = [...titles, header, ...rows]
  return {
    titles: [],
    header: { ...elementAt(all, 0), cells: elementAt(all, 0).cells.map(() => '') },
    rows: all,
  }
}

/** Whether the assumed header has no known heading. It may then be a question. */
export const hasNoHeading = ({ header: { cells } }: FoundHeader): boolean =>
  headingsIn(cells) <= (cells.some((cell) => asks.test(cell)) ? 1 : 0)
/** Some words and a question mark. An answer beside them, such as "no", may be a heading elsewhere. */
const asks = /\S\s+\S+\s+\S.*[?？؟]\s*$/su

/**
 * Finds the header among the first records: the first one with a column `question`, otherwise the one with most
 * known headings, otherwise the first record. `hasHeader` is false if the author says that there is no header.
 */
export const createHeaderFinder = (hasHeader = true) => {
  const records: CsvRecord[] = []
  const split = (index: number): FoundHeader => {
    const lettered = joinedWithLetters(elementAt(records, index), records[index + 1])
    if (lettered) return { titles: records.slice(0, index), header: lettered, rows: records.slice(index + 2) }
    const joined = joinedHeader(records[index - 1], elementAt(records, index))
    return {
      titles: records.slice(0, joined ? index - 1 : index),
      header: joined ?? elementAt(records, index),
      rows: records.slice(index + 1),
    }
  }
  const best = (): FoundHeader | undefined => {
    const last = records.at(-1)
    if (!last) return undefined
    if (isHeader(last)) return split(records.length - 1)
    const headings = records.map(({ cells }) => headingsIn(cells))
    const most = Math.max(...headings)
    return split(most >= fewHeadings ? headings.indexOf(most) : 0)
  }
  return {
    /** Adds a record. Returns the header once it is known. */
    push: (record: CsvRecord): FoundHeader | undefined => {
      if (!hasHeader) return withoutHeader({ titles: [], header: record, rows: [] })
      records.push(record)
      const above = records.at(-2)
      // The row below a header may belong to it.
      if (above && isHeader(above)) return split(records.length - 2)
      if (isHeader(record)) return undefined
      return records.length > maxTitles ? best() : undefined
    },
    /** Returns the header at the end of the file, or undefined if there was no record. */
    end: best,
  }
}
