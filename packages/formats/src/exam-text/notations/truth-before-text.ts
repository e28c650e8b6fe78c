import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { latinDigits } from '../letters.ts'
import { truthOf } from '../truth.ts'

/** "3- (✗) The moon is a star.", "3. ___F___ The moon is a star." */
const word = String.raw`\p{L}[\p{L}\p{M}]{0,8}`
const start = new RegExp(
  String.raw`^\s*(\p{Nd}{1,3})\s*[.)–-]\s*(?:[([（]\s*(${word}|[✓✔√✗✘×○])\uFE0F?\s*[)\]）]|_+\s*(${word})\s*_+)\s*(?=\S)`,
  'u',
)
const leastStatements = 3
/** What is filled into a blank line is an answer, also where there are few. */
const leastInBlanks = 2

type Start = { index: number; number: number; isTrue: boolean; text: string; isInBlank: boolean }

/**
 * Statements with their truth between the number and the text, where students write it. They count where numbers run
 * through the list, and some of them are true and others false: boxes below a question count from 1 again.
 */
export const withTruthBeforeText = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const starts = startsIn(lines)
  if (starts.length === 0) return lines
  const at = new Map(starts.map((one) => [one.index, one]))
  return lines.flatMap((line, index): ExamLine[] => {
    const found = at.get(index)
    return found
      ? [
          { ...line, text: found.text, label: { kind: 'number', level: 0, number: found.number } },
          { number: line.number, text: `Answer: ${found.isTrue ? 'true' : 'false'}` },
        ]
      : [line]
  })
}

/** Whether a text has statements of this form. */
export const hasTruthBeforeText = (lines: readonly ExamLine[]): boolean => startsIn(lines).length > 0

const startsIn = (lines: readonly ExamLine[]): Start[] => {
  const starts = lines.flatMap(({ text, label, isCode }, index): Start[] => {
    const found = label || isCode ? null : start.exec(text)
    const blank = found?.[3]
    // In Romance languages V is true; elsewhere it is a letter.
    const isTrue = truthOf(blank?.toUpperCase() === 'V' ? 't' : (blank ?? found?.[2] ?? ''))
    return found && isTrue !== undefined
      ? [
          {
            index,
            number: latinDigits(elementAt(found, 1)),
            isTrue,
            text: text.slice(found[0].length),
            isInBlank: blank !== undefined,
          },
        ]
      : []
  })
  const areCounted = starts.every(
    ({ number }, index) => index === 0 || number > elementAt(starts, index - 1).number,
  )
  const above = lines.slice(0, starts[0]?.index).findLast(({ text }) => text.trim() !== '')
  const areBelowQuestion = /[?？؟]\s*$/.test(above?.text ?? '')
  const areBoth = new Set(starts.map(({ isTrue }) => isTrue)).size === 2
  const least = starts.every(({ isInBlank }) => isInBlank) ? leastInBlanks : leastStatements
  return starts.length >= least && areCounted && areBoth && !areBelowQuestion ? starts : []
}
