import type { ExamLine } from './exam-line.ts'
import { areHeadingsOfQuestions, linesByHeadings } from './table-by-headings.ts'

const rule = /^\s*(?:\|\s*)?(?::?-{2,}:?\s*\|\s*)+(?::?-{2,}:?\s*)?$/

/** A bar within a cell is escaped by a backslash. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll(String.raw`\|`, '|').trim())

const isTableAt = (lines: readonly { text: string }[], at: number): boolean =>
  lines[at]!.text.includes('|') &&
  rule.test(lines[at + 1]?.text ?? '') &&
  areHeadingsOfQuestions(cellsOf(lines[at]!.text))

/** Whether a text has a table with one question per row. */
export const hasTableOfQuestions = (lines: readonly { text: string }[]): boolean =>
  lines.some((_, at) => isTableAt(lines, at))

/** Rewrites each table with one question per row as the lines of a list. */
export const withTablesAsLists = (lines: readonly ExamLine[]): ExamLine[] => {
  const result: ExamLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    if (!isTableAt(lines, at)) {
      result.push(lines[at]!)
      continue
    }
    const headings = toCells(lines[at]!)
    for (at += 2; lines[at]?.text.includes('|'); at += 1) {
      const { number } = lines[at]!
      result.push(
        ...(linesByHeadings([headings, toCells(lines[at]!)]) ?? []).map((line) => ({ ...line, number })),
      )
    }
    at -= 1
  }
  return result
}

const toCells = ({ text }: ExamLine): { text: string }[][] =>
  cellsOf(text).map((cell) => (cell === '' ? [] : [{ text: cell }]))
