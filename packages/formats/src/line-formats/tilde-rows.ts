import { elementAt } from '@quizwright/domain/defined.ts'
import { linesOfMarkdown } from '../exam-text/markdown-lines.ts'
import { areHeadingsOfQuestions } from '../exam-text/table-by-headings.ts'
import type { LineFormat } from './line-format.ts'

const leastCells = 4

/** The cells of a text whose lines all have as many tildes; undefined for other texts. Braces are those of GIFT. */
const rowsIn = (text: string): string[][] | undefined => {
  if (!text.includes('~') || /[{}]/.test(text)) return undefined
  const rows = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line
        .trim()
        .split('~')
        .map((cell) => cell.trim()),
    )
  const width = rows[0]?.length ?? 0
  const isTable = rows.length > 1 && width >= leastCells && rows.every((cells) => cells.length === width)
  return isTable && areHeadingsOfQuestions(elementAt(rows, 0)) ? rows : undefined
}

const rowOf = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** A table with headings, whose cells tildes separate. */
export const tildeRows: LineFormat = {
  matches: (text) => rowsIn(text) !== undefined,
  linesOf: (text) => {
    const [headings = [], ...rows] = rowsIn(text.replaceAll(/\r\n?/g, '\n')) ?? []
    const table = [rowOf(headings), `|${headings.map(() => '---|').join('')}`, ...rows.map(rowOf)]
    return linesOfMarkdown(table.join('\n'))
  },
}
