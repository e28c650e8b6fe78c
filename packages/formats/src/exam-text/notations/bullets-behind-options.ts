import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { readField, readOptionStart, readQuestionStart } from '../patterns.ts'

const bullet = /^\s*[•·▪■►‣]\s+(?=\S)/

const isOption = ({ text, label, isCode }: ExamLine): boolean =>
  !isCode && (label ? label.kind === 'letter' : (readOptionStart(text)?.letter ?? '') !== '')
const isNumbered = ({ text, label, isCode }: ExamLine): boolean =>
  !isCode && (label ? label.kind === 'number' : readQuestionStart(text) !== undefined)

/**
 * Bullets below the last option of a numbered question, with nothing but such lines up to the next number, explain it:
 * they would else belong to the option, or to the question behind them.
 */
export const withBulletsBehindOptions = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some(({ text, isCode }) => !isCode && bullet.test(text))) return lines
  const filled = lines.flatMap(({ text }, index) => (text.trim() === '' ? [] : [index]))
  let result: ExamLine[] | undefined
  let isInQuestion = false
  for (let at = 0; at < filled.length; at += 1) {
    const index = elementAt(filled, at)
    if (isNumbered(elementAt(lines, index))) isInQuestion = true
    const above = lines[filled[at - 1] ?? -1]
    const line = elementAt(lines, index)
    if (!isInQuestion || !bullet.test(line.text) || !isRest(line) || !above || !isOption(above)) continue
    let end = at
    while (end < filled.length && isRest(elementAt(lines, elementAt(filled, end)))) end += 1
    const next = lines[filled[end] ?? -1]
    if (next === undefined || isNumbered(next)) {
      result ??= [...lines]
      result[index] = { ...line, text: `Explanation: ${line.text.trim()}` }
    }
    at = end - 1
  }
  return result ?? lines
}

/** A line of text or a bullet: it begins no question, no option and no answer. */
const isRest = (line: ExamLine): boolean =>
  !isNumbered(line) && !isOption(line) && !line.isHeading && readField(line.text) === undefined
