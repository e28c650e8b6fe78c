import type { ExamLine } from './exam-line.ts'
import { latinDigits } from './letters.ts'
import type { LineKind } from './line-kinds.ts'
import type { OptionStart } from './listed-question.ts'
import { readOptionStart, readQuestionStart, takeMark } from './patterns.ts'

/** What a line begins, with the label that a word processor gives it. */

export const questionStart = ({ label, text }: ExamLine): LineKind | undefined => {
  if (label?.kind === 'number')
    return label.level > 0
      ? undefined
      : { kind: 'question', text: text.trim(), number: label.number ?? 'next' }
  if (label?.kind === 'letter') return undefined
  const start = readQuestionStart(text)
  return start && { kind: 'question', text: start.rest, number: start.number }
}

export const optionStart = ({ label, text }: ExamLine): OptionStart | undefined =>
  label && (label.kind === 'letter' || label.level > 0)
    ? {
        letter: '',
        ...markedText(withoutNumber(text, label.number).trim()),
        ...(label.number !== undefined && { number: label.number }),
      }
    : readOptionStart(text)

const markedText = (written: string): Pick<OptionStart, 'text' | 'isMarked'> => {
  const { rest, isMarked } = takeMark(written)
  return { text: rest, isMarked }
}

/** Removes the number that labels the line from its text. */
const withoutNumber = (text: string, number: number | undefined): string => {
  const [written, digits] = /^\s*(\p{Nd}{1,2})(?:[.)]\s+|\))(?=\S)/u.exec(text) ?? []
  return written !== undefined && latinDigits(digits ?? '') === number ? text.slice(written.length) : text
}

/** In a key numbered by a word processor, the number is not part of the text. */
export const numberedText = ({ label, text }: ExamLine): string =>
  label?.number === undefined ? text : `${label.number}. ${text}`

export const withText = (lines: readonly ExamLine[]): ExamLine[] =>
  lines.slice(0, 3).filter(({ text }) => text.trim() !== '')

export const beginsOption = (line: ExamLine | undefined): boolean =>
  line !== undefined && optionStart(line) !== undefined

/** Whether the next text is the first of several options. */
export const beginsOptions = (below: readonly ExamLine[]): boolean => {
  const [next] = withText(below)
  if (!next) return false
  return next.label?.kind === 'letter' || ['', 'A'].includes(optionStart(next)?.letter ?? '-')
}
