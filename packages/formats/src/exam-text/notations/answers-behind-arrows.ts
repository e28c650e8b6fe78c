import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { readField, readOptionStart, readQuestionStart } from '../patterns.ts'

const arrow = /^\s*(?:→|⇒|➔|➜|➤|➡\uFE0F?|[-=]{1,2}>)\s*(?=\S)/u
const leastAnswers = 2

/**
 * Answers in words behind an arrow, each below its numbered question: "1. Capital of Italy?" above "→ Rome". A question
 * with several such lines has a list.
 */
export const withAnswersBehindArrows = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const isArrow = ({ text, label, isCode }: ExamLine): boolean => !isCode && !label && arrow.test(text)
  if (!lines.some(isArrow)) return lines
  const filled = lines.flatMap(({ text }, index) => (text.trim() === '' ? [] : [index]))
  const found = filled.filter((index, at) => {
    const above = lines[filled[at - 1] ?? -1]
    const below = lines[filled[at + 1] ?? -1]
    if (!above || !isArrow(elementAt(lines, index))) return false
    const isAsked = above.label?.kind === 'number' || readQuestionStart(above.text) !== undefined
    const mayBeOption =
      below && (isArrow(below) || below.label?.kind === 'letter' || readOptionStart(below.text))
    return isAsked && !mayBeOption && !readField(elementAt(lines, index).text)
  })
  if (found.length < leastAnswers) return lines
  const answers = new Set(found)
  return lines.map((line, index) =>
    answers.has(index) ? { ...line, text: `Answer: ${line.text.replace(arrow, '')}` } : line,
  )
}
