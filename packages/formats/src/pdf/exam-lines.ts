import { elementAt } from '@quizwright/domain/defined.ts'
import { boundLine } from '../exam-text/bound-line.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { isSolutionHeading } from '../exam-text/field-names.ts'
import { withAlifLabels } from '@quizwright/domain/rules/option-letters.ts'
import { isKeyHeading } from '../exam-text/key-headings.ts'
import { readKeyPairs } from '../exam-text/key-pairs.ts'
import { namedNumber, readField, readOptionStart, readQuestionStart } from '../exam-text/patterns.ts'
import { isSectionHeading } from '../exam-text/section-headings.ts'
import { withShownSigns } from '../exam-text/symbol-signs.ts'
import type { PageLine } from './page-lines.ts'
import { isRightToLeft } from './right-to-left.ts'

/** Our own PDFs name the quiz behind the headings of their key and of their solutions. */
const ownHeading = /^(answer key|solutions): .{1,200}$/i

/** A shorter line is no part of a paragraph that was wrapped. */
const leastWrapped = 30
/** How many lines around one show how far lines go. */
const around = 15

/** Lines that begin further apart than an option is indented, in points, are of different columns. */
const sameColumn = 120

/** "Question 2" above its text. */
const numberAlone = new RegExp(String.raw`${namedNumber.source}\s*$`, 'iu')

/** Whether a line begins something, so that it does not continue the line above. */
export const begins = (text: string): boolean =>
  readQuestionStart(text) !== undefined ||
  numberAlone.test(text) ||
  readOptionStart(text) !== undefined ||
  readField(text) !== undefined ||
  readKeyPairs(text) !== undefined ||
  isKeyHeading(text) ||
  isSolutionHeading(text) ||
  isSectionHeading(text)

/** Whether a paragraph goes on: the first word of the next line had no place at the end of the line above. */
const goesOn = (lines: readonly PageLine[], index: number): boolean => {
  const line = elementAt(lines, index)
  const next = lines[index + 1]
  if (!next || line.text.length < leastWrapped || begins(withAlifLabels(next.text.trim()))) return false
  if (next.isApart && next.page === line.page) return false
  const isRtl = isRightToLeft(line.text)
  const [start, end] = edgesOf(line, isRtl)
  const ends = lines
    .slice(Math.max(0, index - around), index + around)
    .map((one) => edgesOf(one, isRtl))
    .filter(([from]) => Math.abs(from - start) < sameColumn)
    .map(([, to]) => to)
  const [word = ''] = next.text.trim().split(/\s+/, 1)
  const widthOfWord = ((next.right - next.x) * (word.length + 1)) / Math.max(1, next.text.length)
  return end + widthOfWord > Math.max(...ends) - line.height / 2
}

/** Where a line begins and ends, counted in the direction in which it is read. */
const edgesOf = ({ x, right }: PageLine, isRtl: boolean): [start: number, end: number] =>
  isRtl ? [-right, -x] : [x, right]

/** A hyphen at the end of a line divides a word, if the next line goes on with a small letter. */
const joined = (text: string, next: string): string =>
  /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next) ? `${text.slice(0, -1)}${next}` : `${text} ${next}`

/** A wrapped text is marked if all of its lines are. */
const markOf = (marks: readonly PageLine['mark'][]): Pick<ExamLine, 'isMarked' | 'standsOut'> =>
  marks.includes(undefined)
    ? {}
    : { isMarked: true, ...(marks.every((mark) => mark === 'colour') && { standsOut: true }) }

/**
 * The lines of a list, numbered by the printed lines with which they begin, from 1. Wrapped lines are one, and a
 * blank line stands where space is.
 */
export const examLinesOf = (lines: readonly PageLine[]): ExamLine[] => {
  const result: ExamLine[] = []
  let open = ''
  let number = 1
  let marks: PageLine['mark'][] = []
  for (const [index, line] of lines.entries()) {
    const text = withShownSigns(line.text.trim()).replace(ownHeading, '$1')
    if (open === '') number = index + 1
    if (open === '' && line.isApart) result.push({ number, text: '' })
    open = open === '' ? text : joined(open, text)
    marks.push(line.mark)
    if (goesOn(lines, index)) continue
    result.push(...boundLine({ number, text: withAlifLabels(open), ...markOf(marks) }))
    open = ''
    marks = []
  }
  return result
}
