import { elementAt, lastOf } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { readField, readOptionStart, readQuestionStart } from '../patterns.ts'
import { romanValue } from '../roman-numbers.ts'

const start = /^\s*[([]?([IVXivx]{1,5})[.)\]]\s+(?=\S)/
/** How far above a Roman number the letter that it belongs to is looked for. */
const mostAbove = 12
const letterOf = (value: number): string => String.fromCodePoint(64 + value)

/**
 * Handles lines numbered I, II, III within a question. If lettered options follow, they are statements and
 * belong to the text; otherwise they are the options and get letters. A single "I." may be an ordinary
 * option.
 */
export const withRomanLines = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const result = [...lines]
  for (let at = 0; at < lines.length; at += 1) {
    const group = groupFrom(lines, at)
    if (group.length < 2) continue
    const end = endOfQuestion(lines, lastOf(group) + 1)
    const below = lines.slice(lastOf(group) + 1, end)
    const isWithinOption = hasLettersAbove(lines, elementAt(group, 0))
    if (isWithinOption || below.some(({ text }) => readOptionStart(text)?.letter === 'A'))
      for (const index of group) result[index] = { ...elementAt(lines, index), isStatement: true }
    else nameOptions(result, group, end)
    at = end - 1
  }
  return result
}

/** The indexes of consecutive Roman numbers from I on. Lines in between belong to the line above. */
const groupFrom = (lines: readonly ExamLine[], first: number): number[] => {
  const group: number[] = []
  for (let index = first; index < lines.length; index += 1) {
    const { text, label, isCode, isHeading } = elementAt(lines, index)
    const value = label || isCode || isHeading ? 0 : romanValue(start.exec(text)?.[1] ?? '')
    if (value === group.length + 1) group.push(index)
    // Another I begins another group.
    else if (
      group.length === 0 ||
      value === 1 ||
      readQuestionStart(text) ||
      readOptionStart(text) ||
      readField(text)
    )
      break
  }
  return group
}

const endOfQuestion = (lines: readonly ExamLine[], from: number): number => {
  let end = from
  while (end < lines.length && !beginsQuestion(elementAt(lines, end))) end += 1
  return end
}

/** Whether lettered lines stand between a line and the question above it, as its parts: (a), (b) with (i) and (ii). */
const hasLettersAbove = (lines: readonly ExamLine[], first: number): boolean => {
  for (let index = first - 1; index >= 0 && first - index <= mostAbove; index -= 1) {
    const line = elementAt(lines, index)
    if (readOptionStart(line.text)?.letter === 'A') return true
    if (line.isCode || line.isHeading || beginsQuestion(line) || readField(line.text)) return false
  }
  return false
}

const beginsQuestion = ({ text, label }: ExamLine): boolean =>
  label?.kind === 'number' || readQuestionStart(text) !== undefined

const nameOptions = (lines: ExamLine[], group: readonly number[], end: number): void => {
  for (const [count, index] of group.entries()) {
    const line = elementAt(lines, index)
    lines[index] = { ...line, text: line.text.replace(start, `${letterOf(count + 1)}) `) }
  }
  for (let index = lastOf(group) + 1; index < end; index += 1) {
    const line = elementAt(lines, index)
    const field = readField(line.text)
    const value = field?.name === 'answer' ? romanValue(field.value.replaceAll(/[()[\].\s]/g, '')) : 0
    if (value > 0 && value <= group.length) lines[index] = { ...line, text: `Answer: ${letterOf(value)}` }
  }
}
