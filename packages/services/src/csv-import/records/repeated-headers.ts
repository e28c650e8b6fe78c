import { headingsIn } from '@quizwright/domain/csv/guess-columns.ts'
import type { CsvRecord } from './record-splitter.ts'

/** A header with fewer known headings may equal an ordinary row by chance. */
const fewHeadings = 2
/** How many of the lines are named. */
const namedLines = 5

/** Finds rows that are the header again, as in files that were joined. */
export const createRepeatedHeaders = (header: readonly string[]) => {
  const isHeader = headingsIn(header) >= fewHeadings
  const lines: number[] = []
  return {
    has: ({ cells, line }: CsvRecord): boolean => {
      // The first cell is compared first, because it differs in nearly all rows.
      if (!isHeader || cells[0] !== header[0] || cells.length !== header.length) return false
      if (!cells.every((cell, index) => cell === header[index])) return false
      lines.push(line)
      return true
    },
    notes: (): string[] => {
      if (lines.length === 0) return []
      const named = lines.slice(0, namedLines).join(', ') + (lines.length > namedLines ? ' …' : '')
      return [
        lines.length === 1
          ? `The header is repeated in line ${named}, and was not read as a question`
          : `The header is repeated in lines ${named}, and was not read as a question`,
      ]
    },
  }
}
