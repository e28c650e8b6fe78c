import { columnsFor, toCells } from '@quizwright/domain/csv/write-row.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { writeCsv } from './write-csv.ts'

/** Writes questions in the columns of the CSV import, so that the file can be imported again unchanged. */
export const writeQuestionsCsv = (questions: readonly QuestionContent[]): string => {
  const columns = columnsFor(questions)
  return writeCsv([columns, ...questions.map((question) => toCells(question, columns))])
}
