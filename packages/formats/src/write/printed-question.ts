import { acceptedOf } from '@quizwright/domain/kinds/accepted-of.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { betweenAccepted, shortLine } from '../exam-text/typed-key.ts'
import { rightLetters } from './forms-of-answer.ts'

/** The text of a question as it is printed: its marks behind it, below a text of several lines, which may be code. */
export const printedText = (
  { question, weightage }: QuestionContent,
  marks = `${weightage} marks`,
): string => {
  if (weightage === 1) return question
  return `${question}${question.includes('\n') ? '\n' : ' '}(${marks})`
}

const fewestLines = 3
const mostLines = 12
const emptyLine = '_'.repeat(60)

/** The unit behind the place for a number, if it is shown. */
const shownUnit = ({ interaction }: QuestionContent): string =>
  interaction?.kind === 'numeric' && interaction.presentation.unit === 'shown'
    ? ` ${interaction.presentation.units[0] ?? ''}`.trimEnd()
    : ''

/** Where an answer is written: a place for a number or a few words, else a line for each mark, within limits. */
export const answerLines = (question: QuestionContent): string[] =>
  acceptedOf(question).accepted ? [`${shortLine}${shownUnit(question)}`] : linesFor(question)

const linesFor = ({ weightage }: QuestionContent): string[] =>
  Array.from({ length: Math.min(mostLines, Math.max(fewestLines, weightage)) }, () => emptyLine)

/** What the key says of a question: the letters of the right options, or the accepted answers. Empty without a key. */
export const printedKey = (question: QuestionContent, letterOf: (index: number) => string): string => {
  const accepted = (acceptedOf(question).accepted ?? []).filter((one) => one.trim() !== '')
  return accepted.length > 0 ? accepted.join(betweenAccepted) : rightLetters(question, letterOf)
}
