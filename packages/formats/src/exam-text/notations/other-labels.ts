import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { anyLetter, latinDigits } from '../letters.ts'
import { readField } from '../patterns.ts'
import { romanValue } from '../roman-numbers.ts'

const quotedLetter = new RegExp(String.raw`^\s*[«“„"](${anyLetter})[»”“"]\s*(?:[-–—.:)]\s*)?(?=\S)`, 'u')
const quotedAnswer = new RegExp(String.raw`[«“„"](${anyLetter})[»”“"]`, 'gu')
const leastOptions = 2

/** Letters of options in quotation marks, «А» and «Б», as the answers of a list name them. */
const withQuotedLetters = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const isQuoted = (line: ExamLine): boolean => !line.label && !line.isCode && quotedLetter.test(line.text)
  if (lines.filter(isQuoted).length < leastOptions) return lines
  return lines.map((line) => {
    if (isQuoted(line)) return { ...line, text: line.text.replace(quotedLetter, '$1) ') }
    return readField(line.text)?.name === 'answer'
      ? { ...line, text: line.text.replace(quotedAnswer, '$1') }
      : line
  })
}

const percent = /^\s*(?:%\s?(\d{1,3})|(\d{1,3})\s?%)\s*[:)-]?\s+(?=\S)/

const percentOf = ({ text, label, isCode }: ExamLine): number | undefined => {
  const found = label || isCode ? null : percent.exec(text)
  return found ? Number(found[1] ?? found[2]) : undefined
}

/** What each option earns before its text, "%100 Rome" and "%0 Milan", where one earns all and the others nothing. */
const withPercentBefore = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some((line) => percentOf(line) === 100)) return lines
  const result = [...lines]
  for (let at = 0; at < lines.length; at += 1) {
    let end = at
    while (end < lines.length && percentOf(elementAt(lines, end)) !== undefined) end += 1
    const earned = lines.slice(at, end).map(percentOf)
    const isWhole =
      earned.length >= leastOptions &&
      earned.filter((one) => one === 100).length === 1 &&
      earned.every((one) => one === 0 || one === 100)
    for (let index = at; isWhole && index < end; index += 1)
      result[index] = {
        ...elementAt(lines, index),
        text: elementAt(lines, index).text.replace(percent, ''),
        label: { kind: 'letter', level: 1 },
        isRight: percentOf(elementAt(lines, index)) === 100,
      }
    at = Math.max(at, end - 1)
  }
  return result
}

const upper = /^\s*([IVX]{1,6})[.)]\s+(?=\S)/
const lower = /^\s*[([]?([ivx]{1,5})[.)\]]\s+(?=\S)/
const answer = /([([]?)\b([ivx]{1,5})\b([.)\]]?)/

const valueIn = (pattern: RegExp, { text, label, isCode }: ExamLine): number =>
  label || isCode ? 0 : romanValue(pattern.exec(text)?.[1] ?? '')

/**
 * Papers that count the questions as I and II and their options as i and ii. Each question must have options that count
 * from i.
 */
const withRomanOptions = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const starts = lines.flatMap((line, index) => (valueIn(upper, line) > 0 ? [index] : []))
  const areCounted =
    starts.length >= leastOptions &&
    starts.every((index, count) => valueIn(upper, elementAt(lines, index)) === count + 1)
  const optionsBehind = starts.map((from, count) =>
    lines.slice(from + 1, starts[count + 1]).flatMap((line) => {
      const value = valueIn(lower, line)
      return value > 0 ? [value] : []
    }),
  )
  const haveOptions = optionsBehind.every(
    (values) => values.length >= leastOptions && values.every((value, index) => value === index + 1),
  )
  if (!areCounted || !haveOptions) return lines
  return lines.map((line): ExamLine => {
    const question = valueIn(upper, line)
    if (question > 0)
      return {
        ...line,
        text: line.text.replace(upper, ''),
        label: { kind: 'number', level: 0, number: question },
      }
    const option = valueIn(lower, line)
    if (option > 0) return { ...line, text: line.text.replace(lower, `${letterFor(option)}) `) }
    const field = readField(line.text)
    const named = field?.name === 'answer' ? answer.exec(field.value) : null
    const value = romanValue(named?.[2] ?? '')
    return named?.index === 0 && value > 0
      ? { ...line, text: `Answer: ${letterFor(value)}${field?.value.slice(named[0].length) ?? ''}` }
      : line
  })
}

const dashed = /^\s*(\p{Nd}{1,3})\s?[-–—]\s+(?=\S)/u
const numberLabel = /(^|\s)(\p{Nd})\)\s*(?=\S)/gu

/** The labels of a line that holds all options of a question, "1) one 2) two"; none for any other line. */
const labelsIn = ({ text, label, isCode }: ExamLine): RegExpExecArray[] => {
  const found = label || isCode ? [] : [...text.matchAll(numberLabel)]
  const areCounted = found.every(([, , digit = ''], index) => latinDigits(digit) === index + 1)
  return areCounted && found[0]?.index === 0 && found.length >= leastOptions ? found : []
}

/** Papers that count the questions as "1 -" and their options in one line as 1) and 2). */
const withNumbersInLine = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const starts = lines.flatMap((line, index) => (dashed.test(line.text) && !line.label ? [index] : []))
  const areAll =
    starts.length >= leastOptions &&
    starts.every((from, count) => {
      const below = lines.slice(from + 1, starts[count + 1])
      return below.filter((line) => labelsIn(line).length > 0).length === 1
    })
  if (!areAll) return lines
  return lines.map((line) =>
    labelsIn(line).length === 0
      ? line
      : {
          ...line,
          text: line.text.replace(
            numberLabel,
            (_, before: string, digit: string) =>
              `${before === '' ? '' : '   '}${letterFor(latinDigits(digit))}) `,
          ),
        },
  )
}

const letterFor = (value: number): string => String.fromCodePoint(64 + value)

/** Options with labels that stand for something else in most lists. */
export const withOtherLabels = (lines: readonly ExamLine[]): readonly ExamLine[] =>
  withNumbersInLine(withRomanOptions(withPercentBefore(withQuotedLetters(lines))))

/** Whether a text has options with such labels. */
export const hasOtherLabels = (lines: readonly ExamLine[]): boolean => withOtherLabels(lines) !== lines
