import { headingsIn } from '@quizwright/domain/csv/guess-columns.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { CsvRecord } from './record-splitter.ts'

/** A header with fewer known headings may equal an ordinary row by chance. */
const fewHeadings = 2

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
      const [first, ...others] = lines
      if (first === undefined) return []
      const more = others.length > 0 ? ` and ${countOf(others.length, 'other line')}` : ''
      return [`The header is repeated in line ${first}${more}, and was not read as a question`]
    },
  }
}
