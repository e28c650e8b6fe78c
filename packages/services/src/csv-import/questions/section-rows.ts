import type { createRowJoiner } from '@quizwright/domain/csv/option-rows.ts'
import type { ColumnLayout } from '@quizwright/domain/csv/read-header.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import type { CsvRecord } from '../records/record-splitter.ts'

/** A row with a question, and the heading above it. `isGuessed`: that stood in the column of the questions. */
export type RowBelow = { row: CsvRecord; section: string; isGuessed?: boolean }
export type RowGroups = {
  /** The rows to read: none for a heading, and with another row one that was held back. */
  push: (record: CsvRecord) => RowBelow[]
  /** The header is repeated. */
  atHeader: () => void
  end: () => RowBelow[]
}

/** The hint on a heading that might have been a question without its options. */
export const headingHint = (heading: string, questionNo: number): Finding => ({
  rule: 'toCheck',
  severity: 'hint',
  field: 'section',
  questionNo,
  message: `“${heading.slice(0, shownChars)}” stands alone above it, so it was read as a heading: check it`,
})
const shownChars = 60

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

/** What is asked ends with a sign, has a gap, or begins with what is to be done. */
const asks = /[?？؟!.。؛:…]\s*$|_{2,}|\.{3}/
const task = new RegExp(
  '^(?:find|define|explain|discuss|describe|prove|show|state|calculate|compute|solve|derive|draw|sketch|list|name|' +
    'compare|contrast|identify|write|give|what|which|who|when|where|why|how|translate|convert|evaluate|simplify)\\b',
  'i',
)
const mostWords = 4
const looksLikeHeading = (text: string): boolean =>
  !asks.test(text) && !task.test(text) && text.split(/\s+/).length <= mostWords

/**
 * Finds rows that are the heading of those below them: one text alone, in a table whose questions have options or keys.
 * In the column of the questions it may be one, unless the header is repeated below it, or it is a few words above a
 * whole question.
 */
export const createSectionRows = (layout: ColumnLayout): RowGroups => {
  const { row, options, optionList, key } = layout
  const hasAnswers = options.length > 0 || optionList.index >= 0 || key.column.index >= 0
  const answerColumns = [...options.map(({ option }) => option.index), optionList.index]
  const hasOptions = ({ cells }: CsvRecord): boolean =>
    answerColumns.some((index) => (cells[index] ?? '').trim() !== '')
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
  /** The heading that was held back, if what stands below it is a question. */
  const headingAbove = (record: CsvRecord): string | undefined => {
    const text = held && hasOptions(record) ? textAlone(held)?.text : undefined
    return text !== undefined && looksLikeHeading(text) ? text : undefined
  }

  return {
    push: (record) => {
      const heading = record.sheet === sheet ? headingAbove(record) : undefined
      if (heading !== undefined) {
        held = undefined
        section = heading
        return [{ row: record, section, isGuessed: true }]
      }
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
