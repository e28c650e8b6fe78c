import type { ExamLine } from '../exam-line.ts'
import { anyLetter } from '../letters.ts'
import { isKeyHeading } from '../key-headings.ts'
import { isKeyColumns, readKeyPairs } from '../key-pairs.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

const reasons = /^(?:explanation|reason|rationale|solution|feedback|comment|why)/i
/** The Markdown line below table headings. */
const isRule = (text: string): boolean => /^[\s|:-]+$/.test(text) && text.includes('--')
const answers = /\b(?:answers?|key|ans)\b/i

/**
 * Handles a key as a table with more columns, such as "Question, Answer, Page" above "1, B, 12". Each row
 * becomes a key line. A reason is kept with its answer; other cells are reported as lost.
 */
export const withKeyTables = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  let headings: string[] | undefined
  return withKeyRows(lines).flatMap((line, index) => {
    if (line.text.trim() === '' || (headings && isRule(line.text))) return headings ? [] : [line]
    const cells = cellsOf(line.text)
    const isTable = cells.length > 2 || (cells.length === 2 && line.text.includes('|'))
    if (isKeyColumns(line.text) && isTable && isAboveRow(lines, index, cells.length)) {
      headings = cells
      return headingOf(lines, index)
    }
    if (!headings || !isRow(cells, headings.length)) headings = undefined
    return [headings ? keyLine(line, headings, cells) : line]
  })
}

const isNumberCell = (cell: string): boolean => /^\p{Nd}{1,15}[.)]?$/u.test(cell)
const answerCell = new RegExp(`^[([]?(?:${anyLetter}|true|false)[)\\].]?$`, 'iu')
const isAnswerCell = (cell: string): boolean => answerCell.test(cell)

/** Below the heading of a key, single blanks separate. It may have several pairs of rows. */
const rowsBelowHeading = 40
const wordsOf = (text: string): string[] => text.split(/[|\s]+/).filter((word) => word !== '')

/** A key that lies on its side, "1, 2, 3" above "B, A, C", becomes one line of pairs. Names may stand before both. */
const withKeyRows = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const result = [...lines]
  for (const [index, line] of lines.entries()) {
    const isBelowHeading = lines
      .slice(Math.max(0, index - rowsBelowHeading), index)
      .some(({ text }) => isKeyHeading(text))
    const split = isBelowHeading ? wordsOf : cellsOf
    const cells = split(line.text)
    // Names may stand before the numbers: "Q. No.", "Ans."
    const numbers = cells.slice(Math.max(0, cells.findIndex(isNumberCell)))
    if (numbers.length < 2 || !numbers.every(isNumberCell)) continue
    const below = lines.findIndex(({ text }, at) => at > index && text.trim() !== '' && !isRule(text))
    if (below < 0) continue
    const answers = split(elementAt(lines, below).text).slice(-numbers.length)
    if (answers.length < numbers.length || !answers.every(isAnswerCell)) continue
    const pairs = numbers.map((number, index) => `${number.replace(/[.)]$/, '')}. ${answers[index]}`)
    result[index] = { ...line, text: `Answers: ${pairs.join('  ')}` }
    for (let at = index + 1; at <= below; at += 1) result[at] = { ...elementAt(lines, at), text: '' }
  }
  return result
}

/** Rows that hold several pairs, "1, B, 2, A", are read as such. */
const isRow = (cells: readonly string[], width: number): boolean =>
  cells.length === width &&
  /^\p{Nd}{1,15}\.?$/u.test(elementAt(cells, 0)) &&
  (width === 2 || !readKeyPairs(cells.join(' ')))

const isAboveRow = (lines: readonly ExamLine[], index: number, width: number): boolean => {
  const next = lines.slice(index + 1, index + 4).find(({ text }) => text.trim() !== '' && !isRule(text))
  return next !== undefined && isRow(cellsOf(next.text), width)
}

/** Adds the heading with which a key begins, if the table has none. */
const headingOf = (lines: readonly ExamLine[], index: number): ExamLine[] => {
  const above = lines.slice(Math.max(0, index - 4), index).findLast(({ text }) => text.trim() !== '')
  const { number } = elementAt(lines, index)
  return above && isKeyHeading(above.text)
    ? []
    : [
        { number, text: '' },
        { number, text: 'Answer key' },
      ]
}

const cellsOf = (text: string): string[] => {
  const row = text.trim().replace(/^\||\|$/g, '')
  if (!/[|\t]|\s\s/.test(row)) return [row]
  return row.split(/[|\t]/.test(row) ? /[|\t]/ : /\s{2,}/).map((cell) => cell.trim())
}

const keyLine = (line: ExamLine, headings: readonly string[], cells: readonly string[]): ExamLine => {
  const column = headings.findIndex((heading) => answers.test(heading))
  const reason = headings.findIndex((heading) => reasons.test(heading))
  const lost = headings.filter(
    (_, index) => ![0, column, reason].includes(index) && (cells[index] ?? '') !== '',
  )
  const behind = reason > 0 && cells[reason] !== '' ? ` - ${cells[reason]}` : ''
  return {
    ...line,
    text: `${elementAt(cells, 0).replace('.', '')}. ${cells[column] ?? ''}${behind}`,
    without: [...(line.without ?? []), ...lost.map((heading) => `"${heading}" of its key`)],
  }
}
