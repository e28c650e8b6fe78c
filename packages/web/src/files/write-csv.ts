import { columnsFor, toCells } from '@quizwright/contracts/csv/columns.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { csvText } from './csv-text.ts'

/** The questions of a quiz in the columns of the import, so that the file imports again unchanged. */
export const writeCsv = (questions: readonly QuestionContent[]): string => {
  const columns = columnsFor(questions)
  return csvText([columns, ...questions.map((question) => toCells(question, columns))])
}
