import type { createRowJoiner } from '@quizwright/domain/csv/option-rows.ts'
import type { ColumnLayout } from '@quizwright/domain/csv/read-header.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import type { CsvRecord } from '../records/record-splitter.ts'

/** A row with a question, and the heading above it. */
type RowBelow = { row: CsvRecord; section: string }
export type RowGroups = {
  /** The rows to read: none for a heading, and with another row one that was held back. */
  push: (record: CsvRecord) => RowBelow[]
  /** The header is repeated. */
  atHeader: () => void
  end: () => RowBelow[]
}

/** The rows of each question as one, where each of its options has a row: a text alone is an option there. */
export const createJoinedRows = (joiner: ReturnType<typeof createRowJoiner<CsvRecord>>): RowGroups => {
  const below = (row: CsvRecord | undefined): RowBelow[] => (row ? [{ row, section: '' }] : [])
  return {
    push: (record) => below(joiner.push(record)),
    atHeader: () => undefined,
    end: () => below(joiner.end()),
  }
}

const hasWord = /\p{L}{2}/u

/**
 * Finds rows that are the heading of those below them: one text alone, in a table whose questions have options or keys.
 * In the column of the questions it may be one, unless the header is repeated below it.
 */
export const createSectionRows = ({ row, options, optionList, key }: ColumnLayout): RowGroups => {
  const hasAnswers = options.length > 0 || optionList.index >= 0 || key.column.index >= 0
  let section = ''
  let sheet: string | undefined
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
  const release = (): RowBelow[] => {
    const before = held ? [{ row: held, section }] : []
    held = undefined
    return before
  }

  return {
    push: (record) => {
      const before = release()
      if (record.sheet !== sheet) section = ''
      sheet = record.sheet
      const alone = textAlone(record)
      if (!alone) {
        before.push({ row: record, section })
        return before
      }
      if (alone.index === row.question.index) held = record
      else section = alone.text
      return before
    },
    atHeader: () => {
      section = (held && textAlone(held)?.text) ?? section
      held = undefined
    },
    end: release,
  }
}
