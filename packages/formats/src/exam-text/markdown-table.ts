import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { guessColumns } from '@quizwright/domain/csv/guess-columns.ts'
import type { ExamLine } from './exam-line.ts'
import { areHeadingsOfQuestions, linesOfRows } from './table-by-headings.ts'
import { pushAll } from '../long-lists.ts'

/** In Markdown, one dash for each column is a rule, too. */
const rule = /^\s*(?:\|\s*)?(?::?-+:?\s*\|\s*)+(?::?-+:?\s*)?$/

/** A bar within a cell is escaped by a backslash. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll(String.raw`\|`, '|').trim())

/** Below the headings comes a rule, as in Markdown, or at once a row with as many cells. */
const isTableAt = (lines: readonly { text: string }[], index: number): boolean => {
  const [head, below] = [elementAt(lines, index).text, lines[index + 1]?.text ?? '']
  if (!head.includes('|') || !below.includes('|')) return false
  const headings = cellsOf(head)
  if (!rule.test(below) && cellsOf(below).length !== headings.length) return false
  return (
    areHeadingsOfQuestions(headings) &&
    !isKeyRow(headings, rule.test(below) ? lines[index + 2] : lines[index + 1])
  )
}

/** A number under "Question" names a question of the list above: the table is a key. */
const isKeyRow = (headings: readonly string[], row: { text: string } | undefined): boolean => {
  const asked = cellsOf(row?.text ?? '')[guessColumns(headings).indexOf('question')] ?? ''
  return /^(?:q(?:uestion)?\.?\s*)?\p{Nd}{1,4}[.)]?$/iu.test(asked)
}

/** Whether a text has a table with one question per row. */
export const hasTableOfQuestions = (lines: readonly { text: string }[]): boolean =>
  lines.some((_, index) => isTableAt(lines, index))

/** Rewrites each table with one question per row as the lines of a list. */
export const withTablesAsLists = (lines: readonly ExamLine[]): ExamLine[] => {
  const result: ExamLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    if (!isTableAt(lines, at)) {
      result.push(elementAt(lines, at))
      continue
    }
    let end = at + 1
    while (lines[end]?.text.includes('|')) end += 1
    const [headings, ...rows] = lines.slice(at, end)
    // Further below, a dash may be what a cell says.
    const content = rows.filter(({ text }, index) => !rule.test(text) || (index > 0 && !/-{2}/.test(text)))
    for (const { row, lines: of } of linesOfRows([defined(headings, 'headings'), ...content].map(toCells)) ??
      [])
      pushAll(
        result,
        of.map((line) => ({ ...line, number: elementAt(content, row).number })),
      )
    at += rows.length
  }
  return result
}

const toCells = ({ text }: ExamLine): { text: string }[][] =>
  cellsOf(text).map((cell) =>
    cell
      .split(lineBreak)
      .map((line) => ({ text: line.trim() }))
      .filter((line) => line.text !== ''),
  )

/** A cell of Markdown has only this for lines of its own. */
const lineBreak = /<br\s*\/?>/i
