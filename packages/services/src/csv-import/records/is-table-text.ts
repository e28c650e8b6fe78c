import { guessColumns, headingsIn } from '@quizwright/domain/csv/guess-columns.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import Papa from 'papaparse'
import { isBelowList } from './is-below-list.ts'
import { headerLines, separators, type Separator } from './detect-dialect.ts'

/** Fewer headings may be words of a sentence. */
const fewHeadings = 2
/** The share of rows that must have as many cells as a header. Some files leave out empty cells at the end. */
const evenShare = 0.8
/** A list of questions hardly has so many separators in each of its lines. */
const sureCells = 3

/**
 * Whether a text is a table, although its cells look like a list, GIFT or Markdown. `isCut` says that the text is
 * only the beginning of a file.
 */
export const isTableText = (text: string, isCut: boolean): boolean =>
  separators.some((separator) => {
    const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator })
    const whole = isCut ? data.slice(0, -1) : data
    if (errors.some(({ type, row = 0 }) => type === 'Quotes' && row < whole.length)) return false
    const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')
    const rows = whole.filter((cells) => !isBlank(cells))
    // Blank lines divide the questions of a list.
    const isDivided = whole
      .slice(
        1,
        whole.findLastIndex((cells) => !isBlank(cells)),
      )
      .some(isBlank)
    return (
      hasHeader(rows) ||
      (!isDivided && hasEvenRows(rows) && (isWide(rows) || hasQuotedCells(text, separator)))
    )
  })

type Rows = readonly (readonly string[])[]

const hasHeader = (rows: Rows): boolean => {
  const index = rows
    .slice(0, headerLines)
    .findIndex((cells) => headingsIn(cells) >= fewHeadings && guessColumns(cells).includes('question'))
  if (
    index < 0 ||
    index === rows.length - 1 ||
    isBelowList(rows.slice(0, index).map(([first = '']) => first))
  )
    return false
  const below = rows.slice(index + 1)
  return (
    below.filter(({ length }) => length === elementAt(rows, index).length).length >= evenShare * below.length
  )
}

const hasEvenRows = (rows: Rows): boolean => {
  const [{ length: width } = { length: 0 }] = rows
  const labelled = rows.filter(([first = '']) => optionLabel.test(first))
  return (
    width > 1 &&
    rows.length > 1 &&
    rows.every(({ length }) => length === width) &&
    labelled.length < rows.length / 2
  )
}

/** Lines of a list begin with the letters of options, those of a table hardly. */
const optionLabel = /^\s*[*✓✔]?\s*[([（]?[A-Za-z][.)\]）]/u

const isWide = ([first = []]: Rows): boolean => first.length >= sureCells

/** Whether quotes enclose a whole cell, as only programs write it. */
const hasQuotedCells = (text: string, separator: Separator): boolean =>
  new RegExp(`(?:^|${separator})"(?:[^"]|"")*"(?:${separator}|\r?$)`, 'm').test(text)
