import type { ExamLine } from '../exam-line.ts'
import { readField, readOptionStart, readQuestionStart } from '../patterns.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

const numberOf = ({ text, label, isCode, isHeading }: ExamLine): number | undefined =>
  label || isCode || isHeading ? undefined : readQuestionStart(text)?.number

const isOption = ({ text, label }: ExamLine): boolean =>
  label ? label.kind === 'letter' : readOptionStart(text)?.letter === 'A'

/**
 * Statements or steps that count from 1 below the text of a question and above its options: "5. Consider:" above
 * "1. Water boils." They are no questions: no line of theirs has options, and the next question counts on from 5.
 */
export const withNumberedStatements = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const result = [...lines]
  const starts = lines.flatMap((line, index) => {
    const number = numberOf(line)
    return number === undefined ? [] : [{ index, number }]
  })
  for (let at = 0; at < starts.length - 2; at += 1) {
    const asked = elementAt(starts, at)
    const count = countFrom(lines, starts, at + 1)
    if (count < 2) continue
    const behind = starts[at + 1 + count]
    const last = elementAt(starts, at + count)
    const end = behind?.index ?? lines.length
    const isNext = behind === undefined || behind.number === asked.number + 1
    if (!isNext || !lines.slice(last.index + 1, end).some(isOption)) continue
    for (const { index } of starts.slice(at + 1, at + 1 + count))
      result[index] = { ...elementAt(lines, index), isStatement: true }
    at += count
  }
  return result
}

/** How many numbered lines count on from 1, each right below the one before. */
const countFrom = (
  lines: readonly ExamLine[],
  starts: readonly { index: number; number: number }[],
  first: number,
): number => {
  let count = 0
  for (let at = first; at < starts.length; at += 1) {
    const { index, number } = elementAt(starts, at)
    const above = lines.slice(elementAt(starts, at - 1).index + 1, index)
    const isBelow = !above.some(
      (line) =>
        line.isHeading || isOption(line) || readField(line.text) !== undefined || line.text.trim() === '',
    )
    if (number !== count + 1 || !isBelow) break
    count += 1
  }
  return count
}
