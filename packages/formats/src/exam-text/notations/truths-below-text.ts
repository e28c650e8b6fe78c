import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { readOptionStart, readQuestionStart } from '../patterns.ts'
import { truthOf } from '../truth.ts'

const leastPairs = 2
/** The words and letters for it have no more. */
const mostChars = 20

const truthIn = ({ text, label, isCode }: ExamLine): boolean | undefined =>
  label || isCode || text.length > mostChars || readOptionStart(text) ? undefined : truthOf(text)

/** Both truths below a statement, a line each without letters, "T" above "F", are its options. */
export const withTruthsBelowText = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const filled = lines.flatMap(({ text }, index) => (text.trim() === '' ? [] : [index]))
  const truths = filled.map((index) => truthIn(elementAt(lines, index)))
  const firsts = filled.flatMap((_, at) => {
    const [before, one, other, behind] = [truths[at - 1], truths[at], truths[at + 1], truths[at + 2]]
    const isPair = one !== undefined && other !== undefined && one !== other
    return at > 0 && isPair && before === undefined && behind === undefined ? [at] : []
  })
  if (firsts.length < leastPairs) return lines
  const result = [...lines]
  const label = { kind: 'letter', level: 1 } as const
  for (const at of firsts) {
    for (const index of filled.slice(at, at + 2)) result[index] = { ...elementAt(lines, index), label }
    const [before, asked] = [filled[at - 2], elementAt(filled, at - 1)]
    const line = elementAt(lines, asked)
    const isBehindOther =
      before === undefined ||
      asked - before > 1 ||
      truths[at - 2] !== undefined ||
      readOptionStart(elementAt(lines, before).text) !== undefined
    if (isBehindOther && !line.label && !line.isHeading && readQuestionStart(line.text) === undefined)
      result[asked] = { ...line, beginsQuestion: true }
  }
  return result
}
