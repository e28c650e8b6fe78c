import { limits } from '@quizwright/domain/limits.ts'

/** The rows of the summary: a heading for each page, and its ten questions. */
export type SummaryRow =
  | { kind: 'page'; page: number; first: number; last: number }
  | { kind: 'question'; questionNo: number }

const perPage = limits.questionsPerPage
const rowsPerPage = perPage + 1

export const summaryRowCount = (questions: number): number => questions + Math.ceil(questions / perPage)

export const summaryRow = (index: number, questions: number): SummaryRow => {
  const page = Math.floor(index / rowsPerPage)
  const within = index % rowsPerPage
  const first = page * perPage + 1
  return within === 0
    ? { kind: 'page', page: page + 1, first, last: Math.min(questions, first + perPage - 1) }
    : { kind: 'question', questionNo: first + within - 1 }
}

/** The index of a question's row. */
export const rowOfQuestion = (questionNo: number): number =>
  Math.floor((questionNo - 1) / perPage) * rowsPerPage + ((questionNo - 1) % perPage) + 1
