import { keyColumn, optionListColumn } from '@quizwright/domain/csv/column-names.ts'
import { guessColumns, headingsIn } from '@quizwright/domain/csv/guess-columns.ts'
import { createRowJoiner, hasOptionRows, withOptionRows } from '@quizwright/domain/csv/option-rows.ts'
import { lookUp } from '../entry/look-up.ts'
import type { ExamLine } from './exam-line.ts'
import { readOptionStart } from './patterns.ts'
import { type TruthColumns, truthColumns, truthOfRow } from './truth-columns.ts'
import { pushAll } from '../long-lists.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/** One line of a cell. */
export type Line = Omit<ExamLine, 'number'>

/** A table with at least this many known headings, one of them the question, is a table of questions. */
const fewestHeadings = 3

export const textOf = (cell: readonly Line[]): string => cell.map(({ text }) => text.trim()).join('\n')

/** Whether a row contains the headings of a table of questions. */
export const areHeadingsOfQuestions = (headings: readonly string[]): boolean =>
  truthColumns(headings) !== undefined ||
  (headingsIn(headings) >= fewestHeadings && guessColumns(headings).includes('question'))

type Table = readonly (readonly Line[][])[]

/** Reads each row below headings such as "Question, A, B, C, Answer" as a question. */
export const linesByHeadings = (table: Table): Line[] | undefined =>
  linesOfRows(table)?.flatMap(({ lines }) => lines)

/** The lines of each question of such a table, with the index of its first row below the headings. */
export const linesOfRows = (table: Table): { row: number; lines: Line[] }[] | undefined => {
  const [header = [], ...written] = table
  const named = header.map(textOf)
  const truths = truthColumns(named)
  // What follows the table does not go on with the last answer.
  if (truths)
    return written.map((cells, row) => ({
      row,
      lines: [...linesOfStatement(cells, truths), { text: '' }],
    }))
  if (!areHeadingsOfQuestions(named)) return undefined
  const { headings, columns, rows } = withJoinedRows(named, written)
  return rows.flatMap(({ row, cells, without }) => {
    // A table that goes on on another page may have its headings again.
    const isRepeated =
      cells.length === named.length && cells.every((cell, index) => textOf(cell) === named[index])
    if (isRepeated || cells.every((cell) => cell.length === 0)) return []
    const further = cells.slice(columns.length).flatMap((cell) => cell.map(asOption))
    const lines = columns.flatMap((column, index) =>
      linesOfColumn(column, cells[index] ?? [], cells, columns),
    )
    pushAll(lines, further)
    const lost = columns.flatMap((column, index) =>
      isHeld(column) || textOf(cells[index] ?? []) === '' ? [] : [`"${headings[index]}" of its table`],
    )
    const [first, ...others] = lines
    const losses = [...(first?.without ?? []), ...lost, ...without]
    return first && losses.length > 0
      ? [{ row, lines: [{ ...first, without: losses }, ...others] }]
      : [{ row, lines }]
  })
}

const numberBefore = /^\s*(\d{1,3})[.)]\s*/

/** A statement with what its ticks say, or with both words to choose from. */
const linesOfStatement = (cells: readonly Line[][], columns: TruthColumns): Line[] => {
  const [first, ...more] = cells[columns.statement] ?? []
  if (!first) return []
  const isTrue = truthOfRow(cells.map(textOf), columns)
  const written = numberBefore.exec(first.text)
  const number = Number(written?.[1] ?? first.label?.number ?? NaN)
  const text = first.text.slice(written?.[0].length ?? 0)
  const label = { kind: 'number' as const, level: 0, ...(number > 0 && { number }) }
  return isTrue === undefined
    ? [{ ...first, label, text: `${text} (True / False)` }, ...more]
    : [{ ...first, label, text }, ...more, { text: `Answer: ${isTrue ? 'True' : 'False'}` }]
}

/** Joins the rows of each question if each row holds one option. */
const withJoinedRows = (headings: readonly string[], rows: Table) => {
  const texts = rows.map((row) => row.map(textOf))
  const columns = withOptionRows(guessColumns(headings), texts)
  if (!hasOptionRows(columns))
    return { headings, columns, rows: rows.map((cells, row) => ({ row, cells, without: [] as string[] })) }
  const joiner = createRowJoiner(headings, columns)
  const emphases = rows.map((row) => row.map((cell) => (cell[0]?.isMarked ? 'bold' : '')))
  const joined = texts.map((cells, line) =>
    joiner.push({ line, cells: evenCells(cells, headings), emphases: elementAt(emphases, line) }),
  )
  const all = [...joined, joiner.end()].filter((row) => row !== undefined)
  return {
    headings: joiner.header,
    columns: joiner.columns,
    rows: all.map(({ line, cells, emphases: shown = [], lost = [] }, index) => {
      const lines = rows.slice(line, all[index + 1]?.line).flat(2)
      const images = lines.flatMap((one) => one.images ?? [])
      const asked = joiner.columns.indexOf('question')
      return {
        row: line,
        cells: cells.map((text, index): Line[] =>
          text === '' && !(index === asked && images.length > 0)
            ? []
            : [{ text, isMarked: shown[index] === 'bold', ...(index === asked && { images }) }],
        ),
        without: [
          ...lines.flatMap((one) => one.without ?? []),
          ...lost.map((name) => `"${name}" of its other rows`),
        ],
      }
    }),
  }
}

const evenCells = (cells: readonly string[], headings: readonly string[]): string[] =>
  Array.from({ length: Math.max(cells.length, headings.length) }, (_, index) => cells[index] ?? '')

/** Whether a list has a place for what a column holds. */
const isHeld = (column: string | null): boolean =>
  column !== null &&
  (/^(?:option|is_correct)\d?$/.test(column) ||
    ['ind_number', 'question', keyColumn, optionListColumn].includes(column) ||
    lookUp(fieldOf, column) !== undefined)

/** The number that a row gives its question, by which a solution behind the table names it. */
const numberLabel = (row: readonly Line[][], columns: readonly (string | null)[]): Line['label'] => {
  const number = Number(textOf(row[columns.indexOf('ind_number')] ?? []).replace(/[.)]$/, '') || NaN)
  return { kind: 'number', level: 0, ...(Number.isInteger(number) && { number }) }
}

const fieldOf: Readonly<Record<string, string>> = {
  solution: 'Explanation',
  tags: 'Tags',
  topic: 'Topic',
  difficulty_level: 'Difficulty',
  weightage: 'Marks',
  [keyColumn]: 'Answer',
}

/** If all other options are labelled wrong, the key column holds the text of the correct option. */
const isRightOption = (columns: readonly (string | null)[]): boolean =>
  !columns.includes('option1') && columns.includes('option2')

/** Some templates have one table per question with names in its first column: "Option | Rome | incorrect". */
export const linesByLabels = (table: readonly (readonly Line[][])[]): Line[] | undefined => {
  const names = table.map(([name = []]) => textOf(name).toLowerCase().replace(/:$/, ''))
  const letters = names.filter((name) => letterAlone.test(name))
  const areLettered = letters.length > 1 && letters.every((name, index) => name[0] === 'abcdefgh'[index])
  const hasOptions = areLettered || names.some((name) => name.startsWith('option'))
  if (!questionAlone.test(names[0] ?? '') || !hasOptions) return undefined
  return table.flatMap(([name = [], cell = [], ...others], index) =>
    linesOfLabel(elementAt(names, index), textOf(name), cell, others.map(textOf).join(' ')),
  )
}

const letterAlone = /^[a-h][.)]?$/
const questionAlone = /^question(?:\s+(\d{1,3}))?[.)]?$/

const linesOfLabel = (name: string, written: string, cell: readonly Line[], behind: string): Line[] => {
  const [first = { text: '' }, ...more] = cell
  const asked = questionAlone.exec(name)
  if (asked) {
    const number = Number(asked[1])
    return [{ ...first, label: { kind: 'number', level: 0, ...(number > 0 && { number }) } }, ...more]
  }
  if (name.startsWith('option') || letterAlone.test(name)) {
    const isRight = /^(?:correct|right|true|yes|1|x|✓|✔|✅)/i.test(behind)
    return [{ ...first, text: textOf(cell), isRight, label: { kind: 'letter', level: 1 } }]
  }
  // The penalty for a wrong answer follows the marks.
  const lost = name === 'marks' && /[1-9]/.test(behind) ? ['marks that a wrong answer costs'] : []
  if (name === 'type' || name === 'question type') return []
  return [
    {
      ...first,
      text: `${written.replace(/:$/, '')}: ${textOf(cell)}`,
      without: [...(first.without ?? []), ...lost],
    },
  ]
}

/** One line of a cell that lists all options. */
const asOption = (line: Line): Line =>
  readOptionStart(line.text) ? line : { ...line, label: { kind: 'letter', level: 1 } }

/** A row whose question is missing is one all the same: its options belong to no other. */
const withoutText: Line = { text: '', declared: 'oneRight' }

const linesOfColumn = (
  column: string | null,
  cell: readonly Line[],
  row: readonly Line[][],
  columns: readonly (string | null)[],
): Line[] => {
  const [first, ...others] = cell
  if (column === 'question')
    return [{ ...(first ?? withoutText), label: numberLabel(row, columns) }, ...others]
  if (!first) return []
  if (column === keyColumn && isRightOption(columns))
    return [{ ...first, text: textOf(cell), isRight: true, label: { kind: 'letter', level: 1 } }]
  if (column === optionListColumn) return cell.map(asOption)
  const option = /^option(\d)$/.exec(column ?? '')?.[1]
  if (option !== undefined) {
    const mark = row[columns.indexOf(`is_correct${option}`)] ?? []
    const isRight = /^(?:1|x|yes|true|✓|✔)$/i.test(textOf(mark))
    const text = cell.map((line) => line.text).join('\n')
    return [{ ...first, text, isRight, label: { kind: 'letter', level: 1 } }]
  }
  const field = lookUp(fieldOf, column ?? '')
  return field === undefined ? [] : [{ text: `${field}: ${textOf(cell)}` }]
}
