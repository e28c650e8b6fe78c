import type { RejectedRow } from '@quizwright/contracts/schemas/csv.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { CsvWarning } from '@quizwright/contracts/rules/render.ts'
import type { ListedRow } from './row-list.tsx'

/** Longest text of a question in a list of many. */
const shown = 200

export const rowsOfWarnings = (warnings: readonly CsvWarning[]): ListedRow[] => warnings.map(({ questionNo, text }) => ({ no: questionNo > 0 ? String(questionNo) : '–', text }))

/** A rejected row by its line in the file, with the column where one is at fault. */
export const rowsOfRejected = (rejected: readonly RejectedRow[]): ListedRow[] =>
  rejected.map(({ line, column, reason }) => ({ no: String(line), text: column === null ? reason : `Column ${column}: ${reason}` }))

export const rowsOfQuestions = (questions: readonly DraftQuestion[]): ListedRow[] =>
  questions.map((question, index) => ({ no: String(index + 1), text: (question.question || question.equation || '(no text)').slice(0, shown) }))
