import { elementAt } from '../defined.ts'
import { limits } from '../limits.ts'
import { keyColumn, oneOptionColumn, oneMarkColumn, optionColumns, optionListColumn } from './column-names.ts'
import { columnName } from './guess-columns.ts'
import { shareIn } from './shares-in-cells.ts'
import { flagOf, type OwnWords } from './words.ts'

type Columns = readonly (string | null)[]
/**
 * A row of a table with its position. `error` makes it unusable. `lost` are headings of cells that were not read,
 * `hidden` the lines of its rows that the table hides, `unsolved` the names of cells without their result.
 */
export type TableRow = {
  line: number
  cells: string[]
  sheet?: string
  emphases?: readonly string[]
  lost?: readonly string[]
  hidden?: readonly number[]
  unsolved?: readonly string[]
  error?: { line: number; column: number; reason: string }
}

/** Whether each row of a table holds one option, as in Inspera's template, so that several rows are a question. */
export const hasOptionRows = (columns: Columns): boolean =>
  columns.includes('question') &&
  columns.includes(oneOptionColumn) &&
  !columns.some((name) => name === optionListColumn || name === 'option1' || name === 'option2')

/**
 * Returns the columns with `option` instead of `options` if the first rows show that the cells hold one option each:
 * the question is only in the first of its rows.
 */
export const withOptionRows = (columns: Columns, rows: readonly (readonly string[])[]): (string | null)[] => {
  const [question, option] = [columns.indexOf('question'), columns.indexOf(optionListColumn)]
  const [first, ...others] = rows
  const isFilled = (row: readonly string[] | undefined, index: number) => (row?.[index] ?? '').trim() !== ''
  const continued = others.filter((row) => !isFilled(row, question) && isFilled(row, option)).length
  const areRows = question >= 0 && option >= 0 && isFilled(first, question) && continued * 2 > others.length
  return columns.map((name, index) => (areRows && index === option ? oneOptionColumn : name))
}

/** A question with more rows than this is left out. It limits how many rows are kept. */
const maxRows = 64

/**
 * Joins the rows of each question into one row with a column for each option. The new columns come after those of
 * the file, so that the index of a column stays. `push` and `end` return the question that is complete by then.
 */
export const createRowJoiner = <Row extends TableRow>(
  header: readonly string[],
  fileColumns: Columns | undefined,
  words: OwnWords = {},
) => {
  const columns = fileColumns ?? header.map(columnName)
  const hasMarks = columns.includes(oneMarkColumn) || columns.includes(keyColumn)
  const added = [
    ...optionColumns.map(({ option }) => option),
    ...(hasMarks ? optionColumns.map(({ is_correct }) => is_correct) : []),
  ]
  const indexOf = (name: string): number => columns.indexOf(name)
  const question = indexOf('question')
  const number = indexOf('ind_number')
  const option = indexOf(oneOptionColumn)
  const mark = indexOf(oneMarkColumn)
  const key = indexOf(keyColumn)
  let open: Row[] = []
  let count = 0

  const cellOf = (row: TableRow | undefined, index: number): string =>
    index < 0 ? '' : (row?.cells[index] ?? '')
  const textOf = (row: TableRow | undefined, index: number): string => cellOf(row, index).trim()

  /** A question without text, or with the same text, continues. Two equal questions have different numbers. */
  const continues = (row: Row): boolean => {
    const first = open[0]
    if (!first || row.sheet !== first.sheet) return false
    const text = textOf(row, question)
    if (text === '') return true
    if (text !== textOf(first, question)) return false
    const isNumbered = open.length > 1 && textOf(open[1], number) === textOf(first, number)
    return !isNumbered || textOf(row, number) === textOf(first, number)
  }

  /** The marks of the options. Undefined if a key names an option by its letter or text instead. */
  const marksOf = (rows: readonly Row[]): string[] | undefined => {
    if (mark >= 0) return rows.map((row) => markIn(textOf(row, mark)))
    if (key < 0) return undefined
    const keys = rows.map((row) => textOf(row, key))
    const distinctKeys = new Set(keys.filter((text) => text !== ''))
    const areMarks =
      keys.every((text) => flagOf(text, words) !== undefined || isShare(text)) || areSharesOfMarks(keys)
    const isSame = distinctKeys.size === 1 && keys.every((text) => text !== '')
    return areMarks && !isSame ? keys.map(markIn) : undefined
  }

  /** The cell of a column: that of the correct option, or the first. Other ones are lost. */
  const merge = (
    rows: readonly Row[],
    index: number,
    right: Row | undefined,
  ): { cell: string; isLost: boolean } => {
    const filled = rows.filter((row) => textOf(row, index) !== '')
    const chosen = right && textOf(right, index) !== '' ? right : filled[0]
    const isLost = filled.some((row) => ![textOf(chosen, index), '0'].includes(textOf(row, index)))
    return { cell: cellOf(chosen, index), isLost: isLost && index !== number && columns[index] !== null }
  }

  const join = (rows: readonly Row[]): Row => {
    const first = elementAt(rows, 0)
    const options = rows.filter((row) => textOf(row, option) !== '')
    const marks = marksOf(options)
    const right = options.find((_, index) => flagOf(marks?.[index] ?? '', words))
    const merged = columns.map((_, index) =>
      index === option || index === mark || (index === key && marks)
        ? { cell: '', isLost: false }
        : merge(rows, index, right),
    )
    const texts = options.map((row) => cellOf(row, option))
    const fill = (cells: readonly string[]) => optionColumns.map((_, index) => cells[index] ?? '')
    const further = rows.flatMap(({ cells }) => cells.slice(columns.length)).filter((cell) => cell !== '')
    const tooMany = count > maxRows || options.length > limits.maxOptions
    const hidden = rows.flatMap((row) => row.hidden ?? [])
    const unsolved = rows.flatMap((row) => row.unsolved ?? [])
    const error = rows.find((row) => row.error)?.error ?? (tooMany ? tooManyOptions(first, count) : undefined)
    return {
      ...first,
      cells: [
        ...merged.map(({ cell }) => cell),
        ...fill(texts),
        ...(hasMarks ? fill(marks ?? []) : []),
        ...texts.slice(limits.maxOptions),
        ...further,
      ],
      emphases: [...columns.map(() => ''), ...options.map(({ emphases }) => emphases?.[option] ?? '')],
      lost: merged.flatMap(({ isLost }, index) => (isLost ? [elementAt(header, index).trim()] : [])),
      ...(hidden.length > 0 && { hidden }),
      ...(unsolved.length > 0 && { unsolved }),
      ...(error && { error }),
    }
  }

  const close = (): Row | undefined => (open.length === 0 ? undefined : join(open))
  return {
    columns: [...columns, ...added],
    header: [...header, ...added],
    push: (row: Row): Row | undefined => {
      if (continues(row)) {
        count += 1
        if (open.length <= maxRows) open.push(row)
        return undefined
      }
      const done = close()
      open = [row]
      count = 1
      return done
    },
    end: (): Row | undefined => {
      const done = close()
      open = []
      return done
    },
  }
}

/** Marks are also written as shares of the marks: 100, 100 %, 0. */
const isShare = (text: string): boolean => /^(?:100|0)(?:[.,]0+)?\s*%?$/.test(text)
/** "50", "-50": numbers that are no flags and name no option. */
const areSharesOfMarks = (keys: readonly string[]): boolean =>
  keys.every((text) => shareIn(text) !== undefined) &&
  keys.some((text) => Math.abs(shareIn(text) ?? 0) > limits.maxOptions)
const markIn = (text: string): string => (isShare(text) ? (text.startsWith('1') ? '1' : '0') : text)

const tooManyOptions = ({ line }: TableRow, rows: number) => ({
  line,
  column: 1,
  reason: `The ${rows} rows from here are one question, and a question here has at most ${limits.maxOptions} options.`,
})
