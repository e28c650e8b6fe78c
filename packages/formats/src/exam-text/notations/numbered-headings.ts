import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { readField, readOptionStart } from '../patterns.ts'

const numbered = /^\s*(?:#{1,6}\s+)?(\d{1,3})[.)]\s+(\S.*)$/
const asks = /[?？؟:：_]|\.{3}/u
const mostChars = 80

type Counted = { index: number; number: number; text: string }

/**
 * Numbered headings above questions that are numbered from 1 in each part: "2. Networks (Easy)" above "1. What is IP?".
 * The questions below have options with letters; where numbers label the options, no line is a heading.
 */
export const withNumberedHeadings = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const counted = lines.flatMap(({ text, label, isCode }, index): Counted[] => {
    const [, digits, rest] = label || isCode ? [] : (numbered.exec(text) ?? [])
    return digits === undefined || rest === undefined ? [] : [{ index, number: Number(digits), text: rest }]
  })
  const headings = counted.filter((one, at) => {
    const next = counted[at + 1]
    if (next?.number !== 1 || asks.test(one.text) || one.text.length > mostChars) return false
    const between = lines.slice(one.index + 1, next.index)
    if (between.some(({ text }) => text.trim() !== '')) return false
    const below = lines.slice(next.index + 1, counted[at + 2]?.index)
    return below.some(
      ({ text }) => readOptionStart(text)?.letter === 'A' || readField(text)?.name === 'answer',
    )
  })
  // They count on from 1 among themselves, too.
  if (headings.length === 0 || headings.some(({ number }, at) => number !== at + 1)) return lines
  const result = [...lines]
  for (const { index, text } of headings)
    result[index] = { ...elementAt(lines, index), text, isHeading: true }
  return result
}
