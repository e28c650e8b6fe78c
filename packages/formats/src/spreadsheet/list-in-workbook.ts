import { headingsIn } from '@quizwright/domain/csv/guess-columns.ts'
import { detectTextFormat } from '../detect/detect-text.ts'
import { type ExamLine, linesOfText } from '../exam-text/exam-line.ts'
import { isLabelledRow, linesOfLabelledRows } from '../line-formats/labelled-rows.ts'
import type { Workbook } from './workbook.ts'

/** A list has its text in one column, and may have numbers and letters in one before it. */
const mostCells = 2
/** A row with so many headings is that of a table. */
const fewHeadings = 2

/** A letter or a number in a cell of its own labels the text beside it. */
const lineOf = (cells: readonly string[]): string => {
  const [label = '', text] = cells
  if (text === undefined) return label
  return `${label}${/^[A-Ha-h]$/.test(label) ? ')' : /^\d{1,3}$/.test(label) ? '.' : ''} ${text}`
}

/** The lines of a list, and sentences about what of it is hidden. */
export type ListInWorkbook = { lines: ExamLine[]; notes: string[] }

/**
 * The lines of a workbook that is a list and no table: questions, options and answers one below the other. Undefined:
 * it is a table, or can not be read to its end.
 */
export const listInWorkbook = ({ sheets }: Workbook): ListInWorkbook | undefined => {
  const lines: string[] = []
  const rows: (readonly string[])[] = []
  let areLabelled = true
  const notes: string[] = []
  for (const sheet of sheets) {
    const found = sheet.rows()
    const hidden: number[] = []
    let last = 0
    for (let next = found.next(); ; next = found.next()) {
      if (next.done && next.value !== undefined) return undefined
      if (next.done) break
      const { line, cells, isHidden } = next.value
      if (isHidden) hidden.push(line)
      const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
      areLabelled &&= filled.length === 0 || isLabelledRow(filled)
      if (filled.length > mostCells || (!areLabelled && headingsIn(cells) >= fewHeadings)) return undefined
      rows.push(filled)
      if (line > last + 1) lines.push('')
      lines.push(lineOf(filled))
      last = line
    }
    lines.push('')
    if (sheet.isHidden) notes.push(`The sheet "${sheet.name}" is ${areReadToo}`)
    else if (hidden.length > 0)
      notes.push(
        `${rowsNamed(hidden)} of the sheet "${sheet.name}" ${hidden.length === 1 ? 'is' : 'are'} ${areReadToo}`,
      )
  }
  const labelled = areLabelled ? linesOfLabelledRows(rows) : undefined
  if (labelled) return { lines: labelled, notes }
  const text = lines.join('\n')
  const format = detectTextFormat(text)
  return format === 'text' || format === 'aiken' ? { lines: linesOfText(text), notes } : undefined
}

const areReadToo = 'hidden in the workbook and read too. Leave their questions out if they are old'

/** A list may have thousands of hidden rows. */
const shownRows = 8

const rowsNamed = (lines: readonly number[]): string =>
  lines.length === 1
    ? `Row ${lines[0]}`
    : `Rows ${lines.slice(0, shownRows).join(', ')}${lines.length > shownRows ? ' and others' : ''}`
