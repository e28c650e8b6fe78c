import type { QuestionFormat } from '@quizwright/domain/schemas/csv.ts'

/** The formats of question files. The services read CSV with our own columns. */
export type FormatId = QuestionFormat
