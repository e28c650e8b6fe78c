import { keyColumn } from '@quizwright/domain/csv/column-names.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { truthOf } from '../exam-text/truth.ts'
import { columnsByCells } from '../pasted/columns-by-cells.ts'
import { countsFrom } from './counted-keys.ts'
import { fieldLine, type LineFormat, numberedLines, optionLine, questionLine } from './line-format.ts'

/** Signs that separate cells and that no table of a spreadsheet has. Bars are also known as those of tables. */
const separators = ['#', '|', '~', '^', '§', '@'] as const
const leastRows = 3
/** A title or a damaged line may stand between the rows. */
const leastShare = 0.9
const mostKinds = 5

type Row = { number: number; cells: readonly string[] }

type Line = { number: number; text: string }

const filledLines = (text: string): Line[] => numberedLines(text).filter((line) => line.text.trim() !== '')

const rowsBy = (lines: readonly Line[], separator: string): Row[] =>
  lines
    .filter(({ text }) => text.includes(separator))
    .map(({ number, text }) => ({ number, cells: text.split(separator).map((cell) => cell.trim()) }))

/** What was read of some lines, with the others as they are, in their order. */
const withOthers = (lines: readonly Line[], read: readonly ExamLine[]): ExamLine[] => {
  const known = new Set(read.map(({ number }) => number))
  const others = lines.filter(({ number }) => !known.has(number))
  return [...read, ...others].toSorted((one, other) => one.number - other.number)
}

/** Whether the first cells say of which kind each question is: few words that return. */
const haveKinds = (rows: readonly Row[]): boolean => {
  const kinds = new Set(rows.map(({ cells }) => elementAt(cells, 0)))
  return (
    kinds.size <= mostKinds &&
    kinds.size * 2 <= rows.length &&
    [...kinds].every((kind) => /^[\p{L}_-]{2,20}$/u.test(kind) && truthOf(kind) === undefined)
  )
}

const level = /^\d{1,2}$/
const parts = /:::|;;|\|\||~~|##/

/** Behind its kind each row may say how hard it is, and a cell may hold all options: "MC|2|Which?|x:::y|1". */
const withoutLevels = (rows: readonly Row[]): Row[] => {
  const haveLevels = rows.every(({ cells }) => cells.length > 2 && level.test(elementAt(cells, 0)))
  return rows.map((row) => {
    const [question = '', options = '', ...others] = haveLevels ? row.cells.slice(1) : row.cells
    return { ...row, cells: [question, ...options.split(parts).map((part) => part.trim()), ...others] }
  })
}

/** What the rows of one kind have in common. */
type Group = { columns: readonly (string | null)[]; isEven: boolean; width: number; first: 0 | 1 | undefined }

const optionsIn = (cells: readonly string[], columns: Group['columns']): string[] =>
  cells.filter((cell, index) => cell !== '' && columns[index]?.startsWith('option'))

const groupOf = (rows: readonly (readonly string[])[]): Group => {
  const columns = columnsByCells(rows)
  const at = columns.indexOf(keyColumn)
  const keys = rows.map((cells) => ({
    digit: /^\d$/.test(cells[at] ?? '') ? Number(cells[at]) : undefined,
    options: optionsIn(cells, columns).length,
  }))
  const width = elementAt(rows, 0).length
  return { columns, isEven: rows.every((cells) => cells.length === width), width, first: countsFrom(keys) }
}

/** The key of a row as a list has it: a number becomes a letter, where the file shows from what it counts. */
const keyIn = (key: string, options: readonly string[], first: Group['first']): string | undefined => {
  if (!/^\d$/.test(key) || options.includes(key)) return key
  const option = first === undefined ? -1 : Number(key) - first
  return option >= 0 && option < options.length ? letterOf(option) : undefined
}

/** The letters of all items at the end of a row, in the order that is asked for: "sort#Which?#x#y#z#c#a#b". */
const orderIn = ({ cells }: Row): { items: readonly string[]; letters: readonly string[] } | undefined => {
  const count = (cells.length - 1) / 2
  if (!Number.isInteger(count) || count < leastItems) return undefined
  const items = cells.slice(1, count + 1)
  const letters = cells.slice(count + 1).map((cell) => cell.toUpperCase())
  const areAll = letters.toSorted().every((letter, index) => letter === letterOf(index))
  return areAll && items.every((item) => item !== '') ? { items, letters } : undefined
}
const leastItems = 3

const linesOfRow = (row: Row, { columns, first }: Group): ExamLine[] => {
  const order = orderIn(row)
  if (order)
    return [
      { ...questionLine({ number: row.number, text: elementAt(row.cells, 0) }), declared: 'ordering' },
      ...order.letters.map((letter) =>
        optionLine({ number: row.number, text: elementAt(order.items, letter.charCodeAt(0) - 65) }, false),
      ),
    ]
  const cellOf = (name: string): string => row.cells[columns.indexOf(name)] ?? ''
  const options = optionsIn(row.cells, columns)
  const key = columns.includes(keyColumn) ? keyIn(cellOf(keyColumn), options, first) : undefined
  const question = questionLine({ number: row.number, text: cellOf('question') })
  // A question and what stands beside it.
  if (row.cells.length === 2) return [question, fieldLine(row.number, 'Answer', elementAt(row.cells, 1))]
  return [
    question,
    ...options.map((text) => optionLine({ number: row.number, text }, false)),
    ...(key === undefined ? [] : [fieldLine(row.number, 'Answer', key)]),
  ]
}

/** The lines of rows with options and a key; undefined if no group of them has one. */
const linesOfChoices = (rows: readonly Row[]): ExamLine[] | undefined => {
  const isOfKinds = haveKinds(rows)
  const plain = isOfKinds ? withoutLevels(rows.map((row) => ({ ...row, cells: row.cells.slice(1) }))) : rows
  const kindOf = (index: number): string => (isOfKinds ? elementAt(elementAt(rows, index).cells, 0) : '')
  const groups = Map.groupBy(plain.keys(), kindOf)
  const groupsOf = new Map(
    [...groups].map(([kind, indexes]) => [
      kind,
      groupOf(indexes.map((index) => elementAt(plain, index).cells)),
    ]),
  )
  const all = [...groupsOf.values()]
  const areKeyed = all.some(({ columns, isEven }) => isEven && columns.includes(keyColumn))
  if (!areKeyed || !all.every(({ isEven, width }) => isEven && width > 1)) return undefined
  return plain.flatMap((row, index) => {
    const group = groupsOf.get(kindOf(index))
    return group ? linesOfRow(row, group) : []
  })
}

const truthFirst = /^\s*([^\s|#;:,\t]{1,12})\s*([|#;:\t])\s*(\S.*)$/u
const truthLast = /^(.*\S)\s*([|#;:\t])\s*([^\s|#;:,\t]{1,12})\s*$/u

/** Where all rows have one of two letters, these are short for true and false. */
const truthOfWord = (word: string): boolean | undefined =>
  /^[VTRW]$/i.test(word) ? true : /^F$/i.test(word) ? false : truthOf(word)

/** Statements with their truth before or behind them: "V | The moon is a star", "The moon is a star: False". */
const linesOfTruths = (lines: readonly Line[]): ExamLine[] | undefined => {
  for (const [pattern, wordAt, textAt] of [
    [truthFirst, 1, 3],
    [truthLast, 3, 1],
  ] as const) {
    const read = lines.flatMap(({ number, text }) => {
      const parts = pattern.exec(text)
      const isTrue = truthOfWord(parts?.[wordAt] ?? '')
      const statement = parts?.[textAt] ?? ''
      return isTrue === undefined || !/\S\s+\S/.test(statement)
        ? []
        : [{ number, statement, isTrue, sign: parts?.[2] }]
    })
    const areMost = read.length > leastRows && read.length >= leastShare * lines.length
    const areBoth = new Set(read.map(({ isTrue }) => isTrue)).size === 2
    if (areMost && areBoth && new Set(read.map(({ sign }) => sign)).size === 1)
      return withOthers(
        lines,
        read.flatMap(({ number, statement, isTrue }) => [
          questionLine({ number, text: statement }),
          fieldLine(number, 'Answer', isTrue ? 'true' : 'false'),
        ]),
      )
  }
  return undefined
}

const linesIn = (text: string): ExamLine[] | undefined => {
  if (/[{}]/.test(text)) return undefined
  const lines = filledLines(text)
  for (const separator of separators) {
    const rows = rowsBy(lines, separator)
    if (rows.length < leastRows || rows.length < leastShare * lines.length) continue
    const read = linesOfChoices(rows)
    if (read) return withOthers(lines, read)
  }
  return linesOfTruths(lines)
}

/**
 * A question in each line, whose parts a sign separates: "kind#Which?#one#two#b", with the kind of each or without, and
 * statements with their truth.
 */
export const separatedRows: LineFormat = {
  matches: (text) => linesIn(text) !== undefined,
  // Behind its beginning, a text may be another list.
  linesOf: (text) => linesIn(text.replaceAll(/\r\n?/g, '\n')) ?? numberedLines(text),
}
