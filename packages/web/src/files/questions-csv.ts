import { columnsFor, toCells } from '@quizwright/contracts/csv/columns.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { writeCsv } from './write-csv.ts'

/** The questions of a quiz in the columns of the import, so that the file imports again unchanged. */
export const writeQuestionsCsv = (questions: readonly QuestionContent[]): string => {
  const columns = columnsFor(questions)
  return writeCsv([columns, ...questions.map((question) => toCells(question, columns))])
}
