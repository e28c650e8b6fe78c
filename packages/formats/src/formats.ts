import type { QuestionFormat } from '@quizwright/contracts/schemas/csv.ts'

/** The formats of question files. CSV of our own columns is read by the services. */
export type FormatId = QuestionFormat
