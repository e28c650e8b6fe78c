import { headingsIn } from '@quizwright/contracts/csv/guess-columns.ts'
import { countOf } from '@quizwright/contracts/rules/plural.ts'
import type { CsvRecord } from './record-splitter.ts'

/** With fewer, a row may be equal to what was taken for the header by chance. */
const fewHeadings = 2

/** Finds rows that are the header again, as in files that were joined. */
export const createRepeatedHeaders = (header: readonly string[]) => {
  const isHeader = headingsIn(header) >= fewHeadings
  const lines: number[] = []
  return {
    has: ({ cells, line }: CsvRecord): boolean => {
      // The first cell tells nearly all rows from the header.
      if (!isHeader || cells[0] !== header[0] || cells.length !== header.length) return false
      if (!cells.every((cell, index) => cell === header[index])) return false
      lines.push(line)
      return true
    },
    notes: (): string[] => {
      const [first, ...others] = lines
      if (first === undefined) return []
      const more = others.length > 0 ? ` and ${countOf(others.length, 'other line')}` : ''
      return [`The header stands again in line ${first}${more}, and was not read as a question`]
    },
  }
}
