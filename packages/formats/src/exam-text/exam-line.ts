import { elementAt } from '@quizwright/domain/defined.ts'
import type { Kind } from '../entry/kinds.ts'
import { boundLine } from './bound-line.ts'
import { plainLines } from './plain-lines.ts'
import { withAlifLabels } from '@quizwright/domain/rules/option-letters.ts'

/**
 * A line of a list of questions. `isMarked` means bold, underlined or coloured; `isRight` that a table says that
 * this option is correct. `label` is the list number or letter given by a word processor, with the list itself.
 * `images` are links.
 */
export type ExamLine = {
  number: number
  text: string
  isMarked?: boolean
  isRight?: boolean
  /** The whole line is coloured, highlighted or framed, so it stands out among bold lines, too. */
  standsOut?: boolean
  isHeading?: boolean
  /** The line is inside fenced code, so it begins nothing. */
  isCode?: boolean
  /** The line is one of several statements in the text of a question, so it begins no option. */
  isStatement?: boolean
  /** A text above several questions, of which this line begins one. */
  paragraph?: string
  /** The section above ends before this line. */
  endsSection?: boolean
  /** The line begins a question without a number, as its options show. */
  beginsQuestion?: boolean
  label?: { kind: 'number' | 'letter' | 'bullet'; level: number; number?: number; list?: string }
  images?: readonly string[]
  /** The kind of the question that begins here, if the file declares one. */
  declared?: Kind
  /** What is said to who chose the option of this line. */
  feedback?: string
  /** What the author should check, as a sentence without a full stop. */
  hint?: string
  /** What a line cannot hold, worded to follow "without". */
  without?: readonly string[]
}

/** Messengers write bold words between stars: "*Q1:* Which?", "*Ans:* b". A star before an option is a mark. */
const boldLabel = /^\s*\*([^*\n]{1,40}[:.)])\*(?=\s|$)/
const withoutStars = (line: string): string => line.replace(boldLabel, '$1')

/** Splits a plain text into lines. */
export const linesOfText = (text: string): ExamLine[] =>
  withNestedNumbers(
    withCode(
      plainLines(text).flatMap((line, index) =>
        boundLine({ number: index + 1, text: withoutStars(withAlifLabels(line)) }),
      ),
    ),
  )

const fences = /```|~~~/g
const isFence = ({ text }: ExamLine): boolean => (text.match(fences)?.length ?? 0) % 2 === 1
/**
 * By CommonMark a fence begins a line, below the sign of a list at most; many write it behind a text with
 * its language.
 */
const opens =
  /^[ \t>]*(?:(?:[-*+]|\d{1,3}[.)]|[([]?[A-Za-z][.)\]]|\[[ xX]\])[ \t]+)*(?:```|~~~)|(?:```|~~~)[a-z+#]{1,12}[ \t]*$/i
const isOpening = (line: ExamLine): boolean => opens.test(line.text) && isFence(line)
/** A line that is a fence alone. */
const bareFence = /^[ \t>]*(?:```|~~~)[\w+#-]*[ \t]*$/
const option = /^[ \t>]*(?:(?:[-*+]|\d{1,2}[.)])[ \t]+)?(?:\[[ xX]\]|[([]?[A-Ha-h][.)\]])[ \t]*\S/
const leastNested = 2

/** How many blanks and tabs a line begins with. */
const blanksBefore = (text: string): number => text.search(/[^ \t]|$/)

/** Handles fenced code. Its lines lose the indentation of the closing fence. */
const withCode = (lines: readonly ExamLine[]): ExamLine[] => {
  const result = [...lines]
  for (let at = 0; at < result.length; at += 1) {
    if (!isOpening(elementAt(result, at))) continue
    let end = at + 1
    while (end < result.length && !isFence(elementAt(result, end))) end += 1
    if (end === result.length) return result
    const indent = blanksBefore(elementAt(result, end).text)
    for (let inside = at + 1; inside <= end; inside += 1) {
      const { number, text } = elementAt(result, inside)
      const blank = blanksBefore(text)
      result[inside] = { number, text: text.slice(Math.min(blank, indent)), isCode: true }
    }
    if (isWithinOption(result, at, end))
      result[at] = { ...elementAt(result, at), text: elementAt(result, at).text.trim(), isCode: true }
    at = end
  }
  return result
}

/** Whether code belongs to the option above it: it is indented, or another option follows at once. */
const isWithinOption = (lines: readonly ExamLine[], start: number, end: number): boolean => {
  const { text } = elementAt(lines, start)
  if (!bareFence.test(text)) return false
  const next = lines.slice(end + 1, end + 4).find((line) => line.text.trim() !== '')
  return text.search(/[^ \t>]|$/) >= leastNested || (next !== undefined && option.test(next.text))
}

const numbered = /^([ \t]*)(\d{1,2})[.)]\s+\S/
/** An option is indented at least this far below its question. */
const leastIndent = 2

/** Numbers that count from 1 and are indented below a numbered line label the options of that question. */
const withNestedNumbers = (lines: readonly ExamLine[]): ExamLine[] => {
  let question: number | undefined
  let counted = 0
  return lines.map((line) => {
    const [, indent = '', digits] = numbered.exec(line.text) ?? []
    if (line.isCode || digits === undefined) return line
    const column = indent.replaceAll('\t', '    ').length
    const number = Number(digits)
    if (question === undefined || column < question + leastIndent) {
      question = column
      counted = 0
    } else if (number === counted + 1) {
      counted = number
      return { ...line, label: { kind: 'letter', level: 1, number } }
    }
    return line
  })
}
