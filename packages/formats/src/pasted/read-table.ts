import { guessColumn, guessColumns, headingsIn } from '@quizwright/domain/csv/guess-columns.ts'
import { errorValueIn } from '@quizwright/domain/csv/error-cells.ts'
import {
  createRowJoiner,
  hasOptionRows,
  type TableRow,
  withOptionRows,
} from '@quizwright/domain/csv/option-rows.ts'
import { createKeyCollector } from '@quizwright/domain/csv/numbered-keys.ts'
import { readHeader } from '@quizwright/domain/csv/read-header.ts'
import { readQuestionRow } from '@quizwright/domain/csv/read-row.ts'
import { withTypedAnswer } from '@quizwright/domain/csv/typed-answer.ts'
import { withColumnsByCells } from '@quizwright/domain/csv/columns-by-cells.ts'
import { columnsByCells, leastColumns } from './columns-by-cells.ts'
import { quoteCell, readDelimited } from './delimited.ts'
import { missingParts } from './missing-parts.ts'
import type { Pasted } from './pasted.ts'
import { greatestOf } from '../long-lists.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'

/** The largest number of title rows above the headings. */
const mostTitles = 5

type Rows = readonly (readonly string[])[]

/** The cells of a text that is a table: tab-separated, as a spreadsheet copies it, or CSV with headings. */
export const readRows = (text: string): string[][] | undefined => {
  const tabs = readDelimited(text, '\t')
  const wide = tabs.filter((row) => row.length >= leastColumns)
  if (wide.length > 0 && wide.length * 2 > tabs.length) return tabs
  if (areCards(tabs)) return tabs
  return [',', ';']
    .map((separator) => readDelimited(text, separator))
    .find((rows) => hasHeadings(rows) || (areCards(rows) && isHeaderOfCards(rows)))
}

const headerAt = (rows: Rows): number =>
  rows.slice(0, mostTitles).findIndex((row) => row.length >= leastColumns && headingsIn(row) >= leastColumns)

const hasHeadings = (rows: Rows): boolean => rows.length > 1 && headerAt(rows) >= 0

/** Rows of a question, or a term, and its answer. */
const areCards = (rows: Rows): boolean =>
  rows.length > 1 && rows.every((row) => row.length === 2 && row.every((cell) => cell.trim() !== ''))

const isHeaderOfCards = ([first]: Rows): boolean =>
  defined(first, 'first').length === 2 &&
  guessColumn(elementAt(defined(first, 'first'), 0)) === 'question' &&
  guessColumn(elementAt(defined(first, 'first'), 1)) !== null

/** A table of cards with its columns: two, of which the second one is the answer. */
const cardsWithHeader = (
  rows: Rows,
): { header: readonly string[]; guessed: (string | null)[]; body: Rows } => ({
  header: isHeaderOfCards(rows) ? elementAt(rows, 0) : [],
  guessed: ['question', 'solution'],
  body: isHeaderOfCards(rows) ? rows.slice(1) : rows,
})

const withColumns = (rows: Rows): ReturnType<typeof cardsWithHeader> => {
  const at = headerAt(rows)
  const body = at < 0 ? rows : rows.slice(at + 1)
  const header = at < 0 ? [] : elementAt(rows, at)
  return { header, body, guessed: at < 0 ? columnsByCells(body) : columnsByHeadings(header, body) }
}

const columnsByHeadings = (header: readonly string[], body: Rows): (string | null)[] =>
  withOptionRows(withColumnsByCells(header, guessColumns(header), body), body)

/** Reads the rows of a table by its headings or, without headings, by the content of its columns. */
export const readTable = (rows: Rows, isDescriptive: boolean): Pasted[] => {
  const { header, guessed, body } = areCards(rows) ? cardsWithHeader(rows) : withColumns(rows)
  const width = greatestOf([guessed.length, ...body.map((row) => row.length)])
  const columns = [...guessed, ...Array(width - guessed.length).fill(null)]
  const table = joinRows({
    header: padded(header, width),
    columns,
    rows: body.map((row) => padded(row, width)),
  })
  const result = readHeader(table.header, table.columns)
  const keys = createKeyCollector(table.header, table.columns)
  for (const { cells } of table.rows) keys.add(cells)
  return table.rows.map(({ line, cells, error, lost }, index): Pasted => {
    const source = sourceOf(body.slice(line, table.rows[index + 1]?.line))
    if (!result.ok) return { kind: 'left out', reason: 'The table has no column with questions.', source }
    if (error) return { kind: 'left out', reason: error.reason, source }
    const read = readQuestionRow(cells, result.layout, {
      countsFrom: keys.countsFrom(),
      keysAreNumbers: keys.areNumbers(),
      keysAreTexts: keys.areTexts(),
    })
    if (!read.ok) return { kind: 'left out', reason: `Column ${read.column} ${read.reason}`, source }
    const { question, findings } = withTypedAnswer(
      read.question,
      result.layout,
      cells,
      isDescriptive ? 'daq' : 'full',
    )
    const reason = missingText(question.question + question.equation + question.image_url)
    if (reason !== undefined) return { kind: 'left out', reason, source }
    const notes = (lost ?? []).map((name) => `Pasted without “${name}” of its other rows.`)
    notes.push(...[...read.findings, ...findings].map(({ message }) => `${message}.`))
    if (index === 0) notes.push(...keys.notes().map((note) => note.replace(/[^.]$/, '$&.')))
    const value = errorValueIn(question)
    if (value !== undefined) notes.push(`A cell shows ${value}, the error of a formula: write its text.`)
    return { kind: 'question', question, notes: [...missingParts(question, isDescriptive), ...notes], source }
  })
}

type Table = { header: string[]; columns: (string | null)[]; rows: string[][] }

/** The rows of a table with their index as the line. Rows with one option each are joined to questions. */
const joinRows = ({ header, columns, rows }: Table) => {
  const numbered = rows.map((cells, line): TableRow => ({ line, cells }))
  if (!hasOptionRows(columns)) return { header, columns, rows: numbered }
  const joiner = createRowJoiner(header, columns)
  const joined = numbered.map(joiner.push)
  return { ...joiner, rows: [...joined, joiner.end()].filter((row) => row !== undefined) }
}

const sourceOf = (rows: Rows): string => rows.map((row) => row.map(quoteCell).join('\t')).join('\n')

const missingText = (content: string): string | undefined =>
  content.trim() === '' ? 'It has no text.' : undefined

const padded = (cells: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_, index) => cells[index]?.trim() ?? '')
