import { type Line, linesByHeadings, linesByLabels, textOf } from '../exam-text/table-by-headings.ts'
import { keyColumn } from '@quizwright/domain/csv/column-names.ts'
import { guessColumn } from '@quizwright/domain/csv/guess-columns.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'

/** The lines of each cell of a row, without empty cells and lines. */
type Row = readonly Line[][]

/** The lines of a table: questions if it has their headings, the pairs of a key, or else its rows. */
export const linesOfTable = (table: readonly (readonly Line[][])[]): Line[] => {
  const questions =
    keyByHeadings(table) ?? linesByHeadings(table) ?? linesByLabels(table) ?? linesOfCards(table)
  if (questions) return questions
  const filled = table.map((row) => row.filter((cell) => cell.length > 0)).filter((row) => row.length > 0)
  const rows = withDrawnLetters(filled)
  return linesOfKey(rows) ?? rows.flatMap((row, index) => linesOfRow(row, isLabelled(rows, index)))
}

const isNumber = (text: string): boolean => /^\d{1,15}[.)]?$/.test(text)
const isLetter = (text: string): boolean => /^[([]?[A-Ha-h][.)\]]?$/.test(text)

/**
 * A key with headings and further columns: numbers, which the word processor may draw, and letters below "Answer".
 * Its explanations and marks are reported as lost.
 */
const keyByHeadings = (table: readonly (readonly Line[][])[]): Line[] | undefined => {
  const [header = [], ...rows] = table
  const columns = header.map((cell) => guessColumn(textOf(cell)))
  const at = columns.indexOf(keyColumn)
  const asks = columns.some(
    (column, index) => index > 0 && index !== at && /question|option/.test(column ?? ''),
  )
  if (at < 0 || rows.length === 0 || columns.length < 2 || asks) return undefined
  const pairs = rows.map((row) => {
    const answer = row[at] ?? []
    const drawn = answer[0]?.label?.number
    const written = drawn === undefined && at > 0 ? textOf(row[0] ?? []) : `${drawn}`
    return isNumber(written) && isLetter(textOf(answer))
      ? `${Number.parseInt(written)}. ${textOf(answer)}`
      : undefined
  })
  if (pairs.includes(undefined)) return undefined
  const isTaken = (column: number): boolean => column === at || (column === 0 && at > 0)
  const lost = header.flatMap((cell, column) =>
    isTaken(column) || rows.every((row) => textOf(row[column] ?? []) === '')
      ? []
      : [`"${textOf(cell)}" of its table`],
  )
  return [{ text: 'Answer key' }, ...pairs.map((text = '') => ({ text, without: lost }))]
}

/** Two columns, "Question" and "Answer", whose questions are texts: by numbers it is a key. */
const linesOfCards = (table: readonly (readonly Line[][])[]): Line[] | undefined => {
  const [header = [], ...rows] = table
  const names = header.map(textOf)
  const isAsked = names.length === 2 && guessColumn(elementAt(names, 0)) === 'question'
  if (!isAsked || guessColumn(elementAt(names, 1)) !== keyColumn) return undefined
  if (rows.length === 0 || !rows.every((row) => /\p{L}\S*\s+\S/u.test(textOf(row[0] ?? [])))) return undefined
  return rows.flatMap((row: Row): Line[] => {
    const [[asked = { text: '' }, ...more] = [], answer = []] = row
    const answers = answer.length === 0 ? [] : [{ ...answer[0], text: `Answer: ${textOf(answer)}` }]
    return [{ ...asked, label: { kind: 'number', level: 0 } }, ...more, ...answers]
  })
}

/** A second column that the word processor letters has its letters as text, as people type them. */
const withDrawnLetters = (rows: readonly Row[]): readonly Row[] => {
  const counts = new Map<string, number>()
  return rows.map((row) =>
    row.map((cell, column) => {
      const [line, ...more] = cell
      const list = line?.label?.kind === 'letter' && more.length === 0 ? line.label.list : undefined
      if (!line || list === undefined) return cell
      const count = counts.get(list) ?? 0
      counts.set(list, count + 1)
      const { label: _, ...rest } = line
      const isRow = row.length > 1 && (column > 0 || row.every(([one]) => one?.label?.kind === 'letter'))
      return isRow ? [{ ...rest, text: `${letterOf(count)}. ${line.text.trim()}` }] : cell
    }),
  )
}

/** A table of numbers and letters is a key, with its pairs side by side or below each other. */
const linesOfKey = (rows: readonly Row[]): Line[] | undefined => {
  const cells = rows.map((row) => row.map(textOf))
  const keyRows = cells.filter((row) => row.some((text) => /^\d{1,15}[.)]?$|^[A-Ha-h]$/.test(text)))
  // There may be headings above the pairs.
  if (keyRows.length === 0 || cells.length - keyRows.length > 1) return undefined
  // A name may stand before each row: "Q" and "Ans".
  const hasNames =
    keyRows.length === 2 && elementAt(keyRows, 0).length > 2 && !isNumber(elementAt(elementAt(keyRows, 0), 0))
  const [numbers = [], letters = []] = hasNames ? keyRows.map((row) => row.slice(1)) : keyRows
  if (
    keyRows.length === 2 &&
    numbers.length > 1 &&
    numbers.length === letters.length &&
    numbers.every(isNumber) &&
    letters.every(isLetter)
  )
    return [
      { text: numbers.map((number, index) => `${Number.parseInt(number)}. ${letters[index]}`).join('  ') },
    ]
  const arePairs = keyRows.every(
    (row) =>
      row.length % 2 === 0 && row.every((text, index) => (index % 2 ? isLetter(text) : isNumber(text))),
  )
  if (!arePairs) return undefined
  const headings = cells.find((row) => !keyRows.includes(row)) ?? []
  const isNamed = headings.some((heading) => guessColumn(heading) === keyColumn)
  const pairs = keyRows.map((row) => ({
    text: row
      .flatMap((text, index) => (index % 2 ? [] : [`${Number.parseInt(text)}. ${row[index + 1]}`]))
      .join('  '),
  }))
  return isNamed ? [{ text: 'Answer key' }, ...pairs] : pairs
}

const bareLabel = /^[([]?([A-Za-z]|\d{1,15})[)\]]?$/
const label = /^\s*([([]?(?:[A-Za-z]|\d{1,15})[.)\]])\s*$/

/** A single letter or number is a label if it continues the row above and is not a cell of a data table. */
const isLabelled = (rows: readonly Row[], index: number): boolean => {
  const labelOf = (index: number): string | undefined =>
    bareLabel.exec(textOf(rows[index]?.[0] ?? []))?.[1]?.toUpperCase()
  const own = labelOf(index)
  if (own === undefined || (rows[index]?.length ?? 0) < 2) return false
  const order = (name: string): number => (/\d/.test(name) ? Number(name) : name.charCodeAt(0) - 64)
  const isLetter = !/\d/.test(own)
  if (!isLetter && elementAt(rows, index).length > 2) return false
  // Goes back to the first row of the sequence.
  let at = index
  let current = order(own)
  while (current > 1) {
    const above = labelOf(at - 1)
    if (above === undefined || /\d/.test(above) === isLetter || order(above) !== current - 1) return false
    at -= 1
    current -= 1
  }
  return isLetter || /\p{L}/v.test(textOf(elementAt(elementAt(rows, index), 1)))
}

const startsOption = (cell: readonly Line[]): boolean =>
  cell.length === 1 && /^\s*[*✓✔]?\s*[([]?[A-Ha-h][.)\]]\s*\S/.test(elementAt(cell, 0).text)

/** Questions side by side, as worksheets have them: "1. 3 + 4 = ___" and "2. 9 - 5 = ___". A key has shorter ones. */
const areQuestions = (cells: Row): boolean => {
  const starts = cells.map((cell) => /^\s*(\d{1,3})[.)]\s*\S.{4,}/.exec(textOf(cell))?.[1])
  const first = Number(starts[0])
  return starts.every((start, index) => Number(start) === first + index)
}

/** A row of short cells is one line: a number or a letter with its text. Otherwise it stays a table row. */
const linesOfRow = (cells: Row, hasLabel: boolean): Line[] => {
  const [number = [], asked = [], ...behind] = cells
  if (asked.length > 1 && number.length === 1 && isNumber(textOf(number))) {
    const marks = behind.map(textOf).filter((text) => /^[([]?\d{1,2}[)\]]?$/.test(text))
    const [first = { text: '' }, ...more] = asked
    const text = [`${Number.parseInt(textOf(number))}.`, first.text.trim(), ...marks].join(' ')
    return [{ ...first, text }, ...more, ...behind.filter((cell) => !marks.includes(textOf(cell))).flat()]
  }
  if (cells.length < 2 || cells.some((cell) => cell.length > 1) || cells.every(startsOption))
    return cells.flat()
  if (areQuestions(cells)) return cells.flat()
  const lines = cells.map(([line]) => defined(line, 'line'))
  const pairs = lines.length > 2 && lines.length % 2 === 0 ? lines.filter((_, index) => index % 2 === 0) : []
  if (pairs.length > 0 && pairs.every(({ text }) => label.test(text)))
    return pairs.map((line, index) => joined(line, [elementAt(lines, index * 2 + 1)], line.text.trim()))
  const [first, ...rest] = lines
  const written =
    label.exec(defined(first, 'first').text)?.[1] ??
    (hasLabel ? `${defined(first, 'first').text.trim()}.` : undefined)
  return [joined(defined(first, 'first'), rest, written)]
}

const joined = (first: Line, rest: readonly Line[], written: string | undefined): Line => {
  const texts = rest.map(({ text }) => text.trim()).join(' | ')
  return {
    text: written === undefined ? `${first.text.trim()} | ${texts}` : `${written} ${texts}`,
    isMarked: written === undefined ? first.isMarked === true : rest.some(({ isMarked }) => isMarked),
    ...(first.label && { label: first.label }),
    images: [first, ...rest].flatMap(({ images }) => images ?? []),
    without: [first, ...rest].flatMap(({ without }) => without ?? []),
  }
}
