import { columnsFor, toCells } from '@quizwright/contracts/csv/columns.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'

/** Excel takes a file without it for one of its own country's encoding. */
const byteOrderMark = '\uFEFF'

const quote = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The questions of a quiz in the columns of the import, so that the file imports again unchanged. */
export const writeCsv = (questions: readonly QuestionContent[]): string => {
  const columns = columnsFor(questions)
  const rows = [columns, ...questions.map((question) => toCells(question, columns))]
  return byteOrderMark + rows.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')
}
