import { columnName, guessColumns, headingsIn } from '@quizwright/contracts/csv/guess-columns.ts'
import type { CsvRecord } from '../records/record-splitter.ts'

/** How many records at the beginning may be titles. */
const maxTitles = 10
/** A row with so many headings is a header, even where none of them is called `question`. */
const fewHeadings = 2

/** The header of a file, with the records above it, which are titles, and those below it that were looked at. */
export type FoundHeader = { titles: CsvRecord[]; header: CsvRecord; rows: CsvRecord[] }

const isHeader = ({ cells }: CsvRecord): boolean => cells.some((cell) => columnName(cell) === 'question')

const namesQuestion = ({ cells }: CsvRecord): boolean => guessColumns(cells).includes('question')

/** A header of two rows, such as Socrative's: "Question" above, and below it "Answer A", "Answer B". */
const joinedHeader = (above: CsvRecord | undefined, below: CsvRecord): CsvRecord | undefined => {
  if (!above || namesQuestion(below) || !namesQuestion(above)) return undefined
  const width = Math.max(above.cells.length, below.cells.length)
  const cells = Array.from({ length: width }, (_, at) => below.cells[at]?.trim() || (above.cells[at] ?? ''))
  return { ...below, cells }
}

/** The same records where none of them is a header: the first has a question already, and no column has a name. */
export const withoutHeader = ({ titles, header, rows }: FoundHeader): FoundHeader => {
  const all = [...titles, header, ...rows]
  return { titles: [], header: { ...all[0]!, cells: all[0]!.cells.map(() => '') }, rows: all }
}

/** Whether the record that was taken for the header has no heading that is known: then it may be a question. */
export const hasNoHeading = ({ header }: FoundHeader): boolean => headingsIn(header.cells) === 0

/**
 * Finds the header among the first records: the first that names a column `question`, else the one with most
 * headings that are known, else the first record. `hasHeader` is false where the author of the file says that it has
 * none.
 */
export const createHeaderFinder = (hasHeader = true) => {
  const records: CsvRecord[] = []
  const split = (at: number): FoundHeader => {
    const joined = joinedHeader(records[at - 1], records[at]!)
    return {
      titles: records.slice(0, joined ? at - 1 : at),
      header: joined ?? records[at]!,
      rows: records.slice(at + 1),
    }
  }
  const best = (): FoundHeader | undefined => {
    if (records.length === 0) return undefined
    const headings = records.map(({ cells }) => headingsIn(cells))
    const most = Math.max(...headings)
    return split(most >= fewHeadings ? headings.indexOf(most) : 0)
  }
  return {
    /** The header, once it is known. */
    push: (record: CsvRecord): FoundHeader | undefined => {
      if (!hasHeader) return withoutHeader({ titles: [], header: record, rows: [] })
      records.push(record)
      if (isHeader(record)) return split(records.length - 1)
      return records.length > maxTitles ? best() : undefined
    },
    /** The header of a file that ended meanwhile; undefined when it has no record. */
    end: best,
  }
}
