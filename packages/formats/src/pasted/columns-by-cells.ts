import { keyColumn } from '@quizwright/domain/csv/column-names.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { greatestOf } from '../long-lists.ts'

/** A question with two options. */
export const leastColumns = 3

/** Fewer rows do not show what returns in a column. */
const leastRows = 5
const longestAside = 40
/** A number, also behind a word: "12", "Question 12". */
const numbered = /^(?:[\p{L}.]{1,12}\s?)?\d{1,6}[.):]?$/u

/** Whether a column before the question numbers it or names its part: numbers, or few texts that return. */
const isAside = (rows: Rows, column: number): boolean => {
  const cells = rows.map((row) => row[column]?.trim() ?? '')
  if (rows.length < leastRows || cells.some((cell) => cell.length > longestAside || /[?？؟]/.test(cell)))
    return false
  return cells.every((cell) => numbered.test(cell)) || new Set(cells).size * 3 <= rows.length
}

type Rows = readonly (readonly string[])[]

/** The column of the question: the first one, or the next behind those that number it or name its part. */
const questionColumn = (rows: Rows, width: number): number => {
  const isNumbered = rows.every((row, index) => row[0]?.trim().replace(/[.)]$/, '') === String(index + 1))
  let first = isNumbered ? 1 : 0
  while (width - first > leastColumns && isAside(rows, first)) first += 1
  return first
}

/**
 * The columns of a table without headings: a running number, the question, its options, and the key where every cell
 * of a column names an option of its row.
 */
export const columnsByCells = (rows: Rows): (string | null)[] => {
  const columns = greatestOf(rows.map((row) => row.length))
  // Each row may end with a separator.
  const width = greatestOf(rows.map((row) => row.findLastIndex((cell) => cell.trim() !== '') + 1))
  const first = questionColumn(rows, width)
  const key = [width - 1, first + 1].find(
    (column) => width - first > leastColumns && rows.every((row) => isKey(row, column, first)),
  )
  const inside = key === undefined ? keyBeforeOthers(rows, first, width) : undefined
  const end = inside === undefined ? width : inside + 1
  const truth = key === undefined && inside === undefined ? truthColumn(rows, first, width) : undefined
  if (truth !== undefined) return ofStatements(columns, first, truth)
  let options = 0
  return Array.from({ length: columns }, (_, column) => {
    if (column < first || column >= end || (column !== first && isOfFiles(rows, column))) return null
    if (column === first) return 'question'
    if (column === (key ?? inside)) return keyColumn
    options += 1
    return options <= limits.maxOptions ? `option${options}` : null
  })
}

const imageFile = /^[^\s?*|<>]+\.(?:png|jpe?g|gif|webp|svg|bmp)$/i

/** A column that names the image of each question. Options that are images would be several such columns. */
const isOfFiles = (rows: Rows, column: number): boolean => {
  const isFile = (at: number): boolean =>
    rows.length >= leastRows && rows.every((row) => imageFile.test(row[at]?.trim() ?? ''))
  return isFile(column) && !isFile(column - 1) && !isFile(column + 1)
}

/** A letter or a number of an option. */
const label = /^[([]?(?:([a-h])|([1-8]))[).\]]?$/i
const placeOf = (cell: string): number => {
  const [, letter, digit] = label.exec(cell.trim()) ?? []
  return letter === undefined ? Number(digit) : letter.toUpperCase().charCodeAt(0) - 64
}

/** The column of keys between the options and other columns, such as tags: each of its cells names one before it. */
const keyBeforeOthers = (rows: Rows, first: number, width: number): number | undefined => {
  if (rows.length < leastRows) return undefined
  const named = Array.from({ length: width }, (_, column) =>
    rows.every((row) => placeOf(row[column] ?? '') <= column - first - 1),
  )
  const key = named.findIndex((isNamed, column) => isNamed && column >= first + leastColumns)
  return key > 0 && key < width - 1 ? key : undefined
}

const truthWord = /^(?:true|false|t|f|yes|no)$/i

/** The only column behind the question that says of each whether it is true. */
const truthColumn = (rows: Rows, first: number, width: number): number | undefined => {
  if (rows.length < leastRows) return undefined
  const found = Array.from({ length: width }, (_, column) => column).filter(
    (column) => column > first && rows.every((row) => truthWord.test(row[column]?.trim() ?? '')),
  )
  return found.length === 1 ? found[0] : undefined
}

/** The columns of statements: what stands behind their truth explains it. */
const ofStatements = (columns: number, first: number, truth: number): (string | null)[] =>
  Array.from({ length: columns }, (_, column) => {
    if (column === first) return 'question'
    if (column === truth) return keyColumn
    return column === truth + 1 ? 'solution' : null
  })

const isKey = (row: readonly string[], column: number, first: number): boolean => {
  // Rows of another separator may end with it.
  const cell = row[column]?.replace(/[\s;,]+$/, '').trimStart() ?? ''
  const others = row.slice(first + 1).filter((_, index) => index + first + 1 !== column)
  if (cell === '') return false
  return /^[([]?[a-h0-8][).\]]?$/i.test(cell) || others.some((other) => other.trim() === cell)
}
