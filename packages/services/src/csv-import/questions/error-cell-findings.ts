import { errorValueIn } from '@quizwright/contracts/csv/error-cells.ts'
import type { Finding } from '@quizwright/contracts/rules/finding.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'

/** Returns an omission for a text that is the error of a formula. */
export const errorCellFindings = (question: QuestionContent, questionNo: number): Finding[] => {
  const value = errorValueIn(question)
  if (value === undefined) return []
  const message = `A cell shows ${value.trim()}, the error of a formula: write its text`
  return [{ rule: 'errorInCell', severity: 'omission', field: 'question', questionNo, message }]
}
