import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { anyAnswerName } from '../field-names.ts'
import type { ExamLine } from '../exam-line.ts'
import { namesOfOptions } from '../named-options.ts'

const named = String.raw`(?:${namesOfOptions})[\s_]*[A-H1-8]\s*[.):：-]\s*(?=\S)`
const start = new RegExp(String.raw`^(\s*(?:[-*•]\s+)?\*?\s*)${named}`, 'iu')
/** The same behind the text of the question, or behind another option. */
const within = new RegExp(String.raw`\s(?=${named})`, 'iu')
const keyWithin = new RegExp(String.raw`\s(?=(?:${anyAnswerName})\s*[:：])`, 'iu')
const reasonWithin = /\s(?=(?:explanation|motivation|rationale|reason|solution)\s*[:：])/i
/** A text up to the first match and what stands behind it. */
const inTwo = (text: string, pattern: RegExp): string[] => {
  const index = text.search(pattern)
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index)]
}
const leastOptions = 2
/** A longer line is a text. */
const mostChars = 4_000

/** A question whose options and key stand on one line, a line each. */
const apart = (line: ExamLine): ExamLine[] => {
  if (line.isCode || line.label || line.text.length > mostChars) return [line]
  const parts = line.text.split(within)
  const options = parts.filter((part) => start.test(part))
  if (options.length < leastOptions || parts.length < 2) return [line]
  const [last = '', ...above] = parts.toReversed()
  const texts = [
    ...above.toReversed(),
    ...inTwo(last, keyWithin).flatMap((part) => inTwo(part, reasonWithin)),
  ]
  return texts.map((text, index) =>
    index === 0 ? { ...line, text } : { number: line.number, text: text.trim() },
  )
}

/** Options with a name before their number or letter that stand on one line. */
export const withNamedOptionsApart = (lines: readonly ExamLine[]): readonly ExamLine[] =>
  lines.some(({ text }) => within.test(text)) ? lines.flatMap(apart) : lines

const sign = /([A-H1-8])\s*[.):：-]\s*$/iu

/** The place that a line gives its option: 1 for "Option 1:" and "Option A:"; 0 for any other line. */
const placeOf = ({ text, isCode, label }: ExamLine): number => {
  const written = isCode || label ? undefined : sign.exec(start.exec(text)?.[0] ?? '')?.[1]
  if (written === undefined) return 0
  return /\d/.test(written) ? Number(written) : written.toUpperCase().charCodeAt(0) - 64
}

const linesBetween = 6

/** Options with a name before their number or letter, "Option 1: one", which count on from the first. */
export const withOptionsByName = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some(({ text }) => start.test(text))) return lines
  let counted = 0
  return lines.map((line, index) => {
    const place = placeOf(line)
    if (place === 0) return line
    const isFirst =
      place === 1 && lines.slice(index + 1, index + linesBetween).some((below) => placeOf(below) === 2)
    counted = isFirst || (counted > 0 && place === counted + 1) ? place : 0
    return counted === 0 ? line : { ...line, text: line.text.replace(start, `$1${letterOf(place - 1)}) `) }
  })
}
