import type { ExamLine } from '../exam-line.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { readOptionStart, readQuestionStart } from '../patterns.ts'

const start = /^\s*(\d{1,4})(?:\t\s*|[ \u3000]+(?=[\p{Script=Han}《“"（]))(?=\S)/u
const leastQuestions = 5
/** A number may be left out, or a line begin with another one. */
const leastShare = 0.9
const linesToOption = 12
/** One other number in so many may begin a line of a text. */
const othersOf = 20

/**
 * Numbers of questions with a tab behind them instead of a dot, or a blank before Chinese: "1	Which?". They count on or
 * begin again at 1, and hardly a line of the list has another number.
 */
export const withNumbersBeforeTabs = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const found = lines.flatMap(({ text, label, isCode }, index) => {
    const digits = label || isCode ? undefined : start.exec(text)?.[1]
    return digits === undefined ? [] : [{ index, number: Number(digits) }]
  })
  if (found.length < leastQuestions) return lines
  const counted = found.filter(
    ({ number }, at) => number === 1 || (at > 0 && number === elementAt(found, at - 1).number + 1),
  )
  const areCounted = counted.length >= leastShare * found.length
  const areAsked = found.filter(({ index }) =>
    lines.slice(index + 1, index + linesToOption).some(({ text }) => readOptionStart(text) !== undefined),
  )
  const others = lines.filter(
    ({ text, label, isCode }) => !label && !isCode && readQuestionStart(text) !== undefined,
  )
  if (!areCounted || others.length * othersOf > found.length || areAsked.length * 2 < found.length)
    return lines
  const result = [...lines]
  for (const { index, number } of found) {
    const line = elementAt(lines, index)
    result[index] = {
      ...line,
      text: line.text.replace(start, ''),
      label: { kind: 'number', level: 0, number },
    }
  }
  return result
}
