import { keyColumn } from '@quizwright/domain/csv/column-names.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { greatestOf } from '../long-lists.ts'

/** A question with two options. */
export const leastColumns = 3

/**
 * The columns of a table without headings: a running number, the question, its options, and the key where every cell
 * of a column names an option of its row.
 */
export const columnsByCells = (rows: readonly (readonly string[])[]): (string | null)[] => {
  const width = greatestOf(rows.map((row) => row.length))
  const isNumbered = rows.every((row, index) => row[0]?.trim().replace(/[.)]$/, '') === String(index + 1))
  const first = isNumbered ? 1 : 0
  const key = [width - 1, first + 1].find(
    (column) => width - first > leastColumns && rows.every((row) => isKey(row, column, first)),
  )
  let options = 0
  return Array.from({ length: width }, (_, column) => {
    if (column < first) return null
    if (column === first) return 'question'
    if (column === key) return keyColumn
    options += 1
    return options <= limits.maxOptions ? `option${options}` : null
  })
}

const isKey = (row: readonly string[], column: number, first: number): boolean => {
  const cell = row[column]?.trim() ?? ''
  const others = row.slice(first + 1).filter((_, index) => index + first + 1 !== column)
  if (cell === '') return false
  return /^[([]?[a-h1-8][).\]]?$/i.test(cell) || others.some((other) => other.trim() === cell)
}
