import { headingsIn } from '@quizwright/contracts/csv/guess-columns.ts'
import { detectTextFormat } from '../detect/detect-text.ts'
import type { Workbook } from './workbook.ts'

/** A list has its text in one column, and may have numbers and letters in one before it. */
const mostCells = 2
/** A row with so many headings is that of a table. */
const fewHeadings = 2

/**
 * The lines of a workbook that is a list and no table: questions, options and answers one below the other. Undefined:
 * it is a table, or can not be read to its end.
 */
export const listInWorkbook = ({ sheets }: Workbook): string | undefined => {
  const lines: string[] = []
  for (const sheet of sheets) {
    const rows = sheet.rows()
    let last = 0
    for (let next = rows.next(); ; next = rows.next()) {
      if (next.done && next.value !== undefined) return undefined
      if (next.done) break
      const { line, cells } = next.value
      const told = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
      if (told.length > mostCells || headingsIn(cells) >= fewHeadings) return undefined
      if (line > last + 1) lines.push('')
      lines.push(told.join(' '))
      last = line
    }
    lines.push('')
  }
  const text = lines.join('\n')
  const format = detectTextFormat(text)
  return format === 'text' || format === 'aiken' ? text : undefined
}
