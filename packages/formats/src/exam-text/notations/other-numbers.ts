import { decimalNumber } from '../decimal-number.ts'
import type { ExamLine } from '../exam-line.ts'
import { foreignLetters, latinDigits } from '../letters.ts'
import { readKeyPairs } from '../key-pairs.ts'
import { readOptionStart, readQuestionStart } from '../patterns.ts'
import { truthOf } from '../truth.ts'
import { romanValue } from '../roman-numbers.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

const decimal = /^\s*(\d{1,2})\.(\d{1,2})[.)]?\s+(?=\S)/
const roman = /^\s*([IVX]{1,6})[.)]\s+(?=\S)/
const dashed = /^\s*(\p{Nd}{1,3})\s?[-–—]\s+(?=\S)/u
const bracketed = /^\s*[([（【](?:Q(?:uestion)?[\s-]*)?(\d{1,3})[)\]）】]\s*(?=\S)/i

/** Options side by side. */
const besideFirst = new RegExp(String.raw`\s(?:[([]?[Bb][.)\]-]|[([][${foreignLetters}][)\]])\s*\S`, 'u')

/** A list whose questions are counted as 1.1, as I, as (1) or as "1 -", with numbers that all lists have. */
export const withOtherNumbers = (lines: readonly ExamLine[]): readonly ExamLine[] =>
  [
    { pattern: roman, valueOf: romanValue },
    { pattern: bracketed, valueOf: Number },
    { pattern: dashed, valueOf: latinDigits, share: 0.5 },
  ].reduce(
    (rewritten, { pattern, valueOf, share }) => withNumbersOf(pattern, valueOf, rewritten, share),
    withDecimals(lines),
  )

const numberedLine = (line: ExamLine, start: RegExpExecArray, number: number): ExamLine => ({
  ...line,
  text: line.text.slice(start[0].length),
  label: { kind: 'number', level: 0, number },
})

/**
 * Decimals number questions only if each follows the one before, because other lines may begin with "1.5 kg".
 */
const withDecimals = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const starts = startsOf(lines, decimal)
  const follow = starts.every(({ found }, index) => {
    const [part, number] = partsOf(found)
    const [lastPart, last] = index === 0 ? [part - 1, 0] : partsOf(elementAt(starts, index - 1).found)
    return part === lastPart ? number === last + 1 : part > lastPart && number === 1
  })
  if (starts.length < 2 || !follow) return lines
  const result = [...lines]
  for (const { index, found } of starts) {
    const [part, number] = partsOf(found)
    result[index] = numberedLine(elementAt(lines, index), found, decimalNumber(part, number))
    if (number === 1) markHeading(result, index, part)
  }
  return result
}

const partsOf = (found: RegExpExecArray): [part: number, number: number] => [
  Number(found[1]),
  Number(found[2]),
]

/** A line such as "1. Rivers" above 1.1 is the heading of its part. */
const markHeading = (lines: ExamLine[], below: number, part: number): void => {
  const index = lines.findLastIndex(({ text }, lineIndex) => lineIndex < below && text.trim() !== '')
  const start = readQuestionStart(lines[index]?.text ?? '')
  if (start?.number === part) lines[index] = { ...elementAt(lines, index), text: start.rest, isHeading: true }
}

/**
 * Roman numbers, numbers in brackets and those with a dash count questions where no others do, and each has options
 * below it, or half of those with a dash; else they count parts, or statements within a question.
 */
const withNumbersOf = (
  pattern: RegExp,
  valueOf: (written: string) => number,
  lines: readonly ExamLine[],
  share = 1,
): readonly ExamLine[] => {
  const starts = startsOf(lines, pattern)
  if (starts.length < 2) return lines
  const follow = starts.every(({ found }, index) => valueOf(elementAt(found, 1)) === index + 1)
  const isCounted = lines.some(({ label, text }) => label?.kind === 'number' || readQuestionStart(text))
  const withOptions = starts.filter(({ index }, count) => {
    const below = lines.slice(index + 1, starts[count + 1]?.index)
    const options = below.filter(({ text }) => readOptionStart(text))
    return (
      options.length > 1 ||
      options.some(({ text }) => besideFirst.test(text)) ||
      truthOf(truthAtEnd.exec(elementAt(lines, index).text)?.[1] ?? '') !== undefined
    )
  })
  const isOfOptions = withOptions.length >= share * starts.length
  if (!follow || isCounted || !(isOfOptions || areAllAsked(lines, starts))) return lines
  const result = [...lines]
  for (const [count, { index, found }] of starts.entries())
    result[index] = numberedLine(elementAt(lines, index), found, count + 1)
  return result
}

/** A statement needs no options: "1- Water is wet. (true)". */
const truthAtEnd = /[([]\s*([\p{L}\p{M}√✓✗×]{1,12})\s*[)\]]\s*[.۔।]?\s*$/u

const leastAsked = 5
const asks = /[?？؟]\s*$/

/** Whether nearly all lines of a text are such numbers with a text that asks: questions to be answered in writing. */
const areAllAsked = (lines: readonly ExamLine[], starts: ReturnType<typeof startsOf>): boolean => {
  const filled = lines.filter(({ text }) => text.trim() !== '')
  const asked = starts.filter(({ index }) => asks.test(elementAt(lines, index).text))
  return asked.length >= leastAsked && asked.length * 10 >= filled.length * 8
}

/** Whether a text consists of questions with a dash behind their numbers: "1 - Why?". */
export const hasDashedQuestions = (lines: readonly ExamLine[]): boolean =>
  areAllAsked(lines, startsOf(lines, dashed))

const startsOf = (lines: readonly ExamLine[], pattern: RegExp) =>
  lines.flatMap(({ text, label, isCode, isHeading }, index) => {
    const found = label || isCode || isHeading ? null : pattern.exec(text)
    return found && !readKeyPairs(text) ? [{ index, found }] : []
  })
