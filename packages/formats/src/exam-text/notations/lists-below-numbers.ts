import { elementAt } from '@quizwright/domain/defined.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { ExamLine } from '../exam-line.ts'
import { readQuestionStart } from '../patterns.ts'

const leastQuestions = 3
const leastShare = 0.7

const isCounted = ({ label }: ExamLine): boolean => label?.kind === 'number' && label.level === 0

/**
 * Documents whose questions have typed numbers, "Q1) Which?", and below each a list that the word processor counts
 * from 1: these are its options.
 */
export const withListsBelowNumbers = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some(isCounted)) return lines
  const starts = lines.flatMap((line, index) => {
    const number = line.label || line.isCode ? undefined : readQuestionStart(line.text)?.number
    return number === undefined ? [] : [{ index, number }]
  })
  const follow = starts.every(({ number }, at) => at === 0 || number === elementAt(starts, at - 1).number + 1)
  if (starts.length < leastQuestions || !follow || lines.slice(0, starts[0]?.index).some(isCounted))
    return lines
  const lists = starts.map(({ index }, at) => {
    const end = starts[at + 1]?.index ?? lines.length
    return lines.slice(index + 1, end).filter(isCounted)
  })
  const areOptions = (list: readonly ExamLine[]): boolean =>
    list.length >= limits.minOptions &&
    list.length <= limits.maxOptions &&
    list.every(({ label }, at) => label?.number === at + 1)
  if (lists.filter(areOptions).length < leastShare * starts.length) return lines
  const options = new Set(lists.filter(areOptions).flat())
  return lines.map((line) =>
    line.label && options.has(line) ? { ...line, label: { ...line.label, kind: 'letter', level: 1 } } : line,
  )
}
