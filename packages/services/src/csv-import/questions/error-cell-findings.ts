import { errorValueIn } from '@quizwright/domain/csv/error-cells.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'
import type { CsvRecord } from '../records/record-splitter.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'

const none: readonly string[] = []

/** Returns omissions for a text that is the error of a formula, and for formulas whose results the file lacks. */
export const errorCellFindings = (
  question: QuestionContent,
  { unsolved = none }: CsvRecord,
  questionNo: number,
): Finding[] => {
  const value = errorValueIn(question)
  if (value === undefined && unsolved.length === 0) return []
  const messages = [
    ...(value === undefined ? [] : [`A cell shows ${value.trim()}, the error of a formula: write its text`]),
    ...unsolved.map(
      (name) =>
        `The file holds no result for the formula in ${name}: open it in Excel or LibreOffice, save it and ` +
        'upload it again',
    ),
  ]
  return messages.map((message) => ({
    rule: 'errorInCell',
    severity: 'omission',
    field: 'question',
    questionNo,
    message,
  }))
}
