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
export const hasNoHeading = ({ header }: FoundHeader): boolean => headingsIn(header.cells) === 0

/**
 * Finds the header among the first records: the first one with a column `question`, otherwise the one with most
 * known headings, otherwise the first record. `hasHeader` is false if the author says that there is no header.
 */
export const createHeaderFinder = (hasHeader = true) => {
  const records: CsvRecord[] = []
  const split = (index: number): FoundHeader => {
    const joined = joinedHeader(records[index - 1], elementAt(records, index))
    return {
      titles: records.slice(0, joined ? index - 1 : index),
      header: joined ?? elementAt(records, index),
      rows: records.slice(index + 1),
    }
  }
  const best = (): FoundHeader | undefined => {
    if (records.length === 0) return undefined
    const headings = records.map(({ cells }) => headingsIn(cells))
    const most = Math.max(...headings)
    return split(most >= fewHeadings ? headings.indexOf(most) : 0)
  }
  return {
    /** Adds a record. Returns the header once it is known. */
    push: (record: CsvRecord): FoundHeader | undefined => {
      if (!hasHeader) return withoutHeader({ titles: [], header: record, rows: [] })
      records.push(record)
      if (isHeader(record)) return split(records.length - 1)
      return records.length > maxTitles ? best() : undefined
    },
    /** Returns the header at the end of the file, or undefined if there was no record. */
    end: best,
  }
}
