import { keyColumn } from '@quizwright/domain/csv/column-names.ts'
import { columnsByCells, leastColumns } from '../../pasted/columns-by-cells.ts'
import type { ExamLine } from '../exam-line.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

const cellsOf = (text: string): string[] =>
  text
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

type Rows = { rows: readonly { line: ExamLine; cells: string[] }[]; columns: readonly (string | null)[] }

/** The rows of a text in which each line has the same number of cells between bars, with a key that names an option. */
const rowsIn = (lines: readonly ExamLine[]): Rows | undefined => {
  const filled = lines.filter(({ text }) => text.trim() !== '')
  if (
    filled.length < 2 ||
    !filled.every(({ text, label, isCode }) => !label && !isCode && text.includes('|'))
  )
    return undefined
  const rows = filled.map((line) => ({ line, cells: cellsOf(line.text) }))
  const width = elementAt(rows, 0).cells.length
  if (width <= leastColumns || !rows.every(({ cells }) => cells.length === width && !cells.includes('')))
    return undefined
  const columns = columnsByCells(rows.map(({ cells }) => cells))
  return columns.includes(keyColumn) ? { rows, columns } : undefined
}

/** Tables that are drawn with bars and have no headings: "Which? | one | two | three | B". */
export const withBarRows = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const found = rowsIn(lines)
  if (!found) return lines
  return found.rows.flatMap(({ line, cells }) => {
    const answer = cells[found.columns.indexOf(keyColumn)] ?? ''
    const options = cells.filter((_, column) => found.columns[column]?.startsWith('option'))
    return [
      { ...line, text: cells[found.columns.indexOf('question')] ?? '', label: { kind: 'number', level: 0 } },
      ...options.map((text): ExamLine => ({
        number: line.number,
        text,
        label: { kind: 'letter', level: 1 },
      })),
      { number: line.number, text: `Answer: ${answer}` },
    ]
  })
}

/** Whether a text consists of such rows. */
export const hasBarRows = (lines: readonly ExamLine[]): boolean => rowsIn(lines) !== undefined
