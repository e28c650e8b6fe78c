import type { ColumnLayout } from '@quizwright/domain/csv/read-header.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import type { CsvRecord } from '../records/record-splitter.ts'

const hasWord = /\p{L}{2}/u

/**
 * Finds rows that are the heading of those below them: one text alone, in a table whose questions have options or keys.
 * In the column of the questions it may be one, unless the header is repeated below it.
 */
export const createSectionRows = ({ row, options, optionList, key }: ColumnLayout) => {
  const hasAnswers = options.length > 0 || optionList.index >= 0 || key.column.index >= 0
  let section = ''
  let held: CsvRecord | undefined

  const textAlone = ({ cells, error }: CsvRecord): { text: string; index: number } | undefined => {
    // Most rows have a text at their end, or at two places.
    if (cells[1] !== '' && cells[0] !== '' && cells.length > 1) return undefined
    const index = cells.findLastIndex((cell) => cell.trim() !== '')
    if (!hasAnswers || error || cells.length < 2 || !(index === 0 || index === row.question.index))
      return undefined
    const text = (cells[index] ?? '').trim()
    const isAlone = index === cells.findIndex((cell) => cell.trim() !== '') && index !== row.paragraph.index
    return isAlone && hasWord.test(text) && text.length <= lengths.name ? { text, index } : undefined
  }

  return {
    /** The rows to read: none for the heading of a section, and with it a row that was held back. */
    push: (record: CsvRecord): CsvRecord[] => {
      const before = held ? [held] : []
      held = undefined
      const alone = textAlone(record)
      if (!alone) return [...before, record]
      if (alone.index === row.question.index) held = record
      else section = alone.text
      return before
    },
    /** The header is repeated: the text alone above it is the heading of the rows below it. */
    atHeader: (): void => {
      section = (held && textAlone(held)?.text) ?? section
      held = undefined
    },
    end: (): CsvRecord[] => (held ? [held] : []),
    /** The section of the row that is read. */
    section: (): string => section,
  }
}
