import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { readField, readOptionStart, readQuestionStart } from '../patterns.ts'

const leastRepeated = 5
const leastChars = 6
const mostChars = 120
const shownChars = 80
/** A page has at least so many lines; code that several options repeat stands closer. */
const leastLinesOfPage = 10
const leastShare = 0.9
/** So many times one must cut through options whose letters go on behind it. */
const leastWithin = 2

const withoutNumbers = (text: string): string => text.trim().replaceAll(/\p{Nd}+/gu, '0')

const mayBeHeader = ({ text, label, isCode, isHeading }: ExamLine): boolean => {
  const length = text.trim().length
  if (label || isCode || isHeading || length < leastChars || length > mostChars) return false
  return !readOptionStart(text) && !readField(text) && !readQuestionStart(text)
}

const letterAt = (lines: readonly ExamLine[], index: number): string =>
  readOptionStart(lines[index]?.text ?? '')?.letter ?? ''

/** Whether lines are as far from each other as pages; the last one may be short. */
const arePages = (indexes: readonly number[]): boolean => {
  const gaps = indexes.slice(1).map((index, at) => index - elementAt(indexes, at))
  return gaps.filter((gap) => gap >= leastLinesOfPage).length >= leastShare * gaps.length
}

/** Whether a line stands between two options, the second of which has the next letter. */
const isWithinOptions = (lines: readonly ExamLine[], index: number): boolean => {
  let above = index - 1
  while (above >= 0 && index - above < leastLinesOfPage && elementAt(lines, above).text.trim() === '')
    above -= 1
  let below = index + 1
  while (below - index < leastLinesOfPage && lines[below]?.text.trim() === '') below += 1
  const letter = letterAt(lines, above)
  return letter !== '' && letterAt(lines, below) === String.fromCharCode(letter.charCodeAt(0) + 1)
}

/**
 * The header or footer of the pages that a text was copied from: one line again and again, also between the options of
 * a question, to which it would else belong.
 */
export const withoutPageHeaders = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const places = new Map<string, number[]>()
  for (const [index, { text }] of lines.entries()) {
    const key = withoutNumbers(text)
    if (key === '') continue
    const known = places.get(key)
    if (known) known.push(index)
    else places.set(key, [index])
  }
  const headers = new Set(
    [...places.values()].flatMap((indexes) => {
      const isHeader =
        indexes.length >= leastRepeated &&
        indexes.every((index) => mayBeHeader(elementAt(lines, index))) &&
        arePages(indexes) &&
        indexes.filter((index) => isWithinOptions(lines, index)).length >= leastWithin
      return isHeader ? indexes : []
    }),
  )
  if (headers.size === 0) return lines
  const result: ExamLine[] = []
  for (const [index, line] of lines.entries()) {
    if (!headers.has(index)) {
      result.push(line)
      continue
    }
    const above = result.pop()
    const loss = `the line "${line.text.trim().slice(0, shownChars)}"`
    if (above) result.push({ ...above, without: [...(above.without ?? []), loss] })
  }
  return result
}
