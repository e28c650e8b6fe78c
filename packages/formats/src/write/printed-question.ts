import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'

/** The text of a question as it is printed: its marks behind it, below a text of several lines, which may be code. */
export const printedText = ({ question, weightage }: QuestionContent): string => {
  if (weightage === 1) return question
  return `${question}${question.includes('\n') ? '\n' : ' '}(${weightage} marks)`
}

const fewestLines = 3
const mostLines = 12
const emptyLine = '_'.repeat(60)

/** Where an answer in words is written: a line for each mark, within limits. */
export const answerLines = ({ weightage }: QuestionContent): string[] =>
  Array.from({ length: Math.min(mostLines, Math.max(fewestLines, weightage)) }, () => emptyLine)
