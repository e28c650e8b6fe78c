import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { latinDigits } from '../letters.ts'
import { isAnswer } from './numbered-options.ts'
import { namedNumber } from '../patterns.ts'

const option = /^\s*(\*\s*)?(\p{Nd}{1,2})[.)]\s+(?=\S)/u
const asksAtEnd = /[?？؟:：_…]\s*$/u
const mostOptions = 8

/**
 * Handles a question alone whose options are numbered: "Which?" above "1. one" and "2. two". Only an answer by number
 * or a mark tells them from numbered questions below a heading.
 */
export const withOptionsOfLoneQuestion = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const first = lines.findIndex(({ text }) => option.test(text))
  if (first < 1 || lines.some(({ label, isCode }) => label ?? isCode)) return lines
  const asked = lines.slice(0, first).filter(({ text }) => text.trim() !== '')
  const isAsked = asked.length > 0 && asksAtEnd.test(elementAt(asked, asked.length - 1).text)
  const offered = lines.slice(first).filter(({ text }) => option.test(text))
  const numbers = offered.map(({ text }) => latinDigits(option.exec(text)?.[2] ?? ''))
  const areOptions =
    numbers.length > 1 &&
    numbers.length <= mostOptions &&
    numbers.every((number, index) => number === index + 1) &&
    offered.every(({ text }) => !/[?？؟]\s*$/u.test(text))
  if (
    !isAsked ||
    !areOptions ||
    lines.slice(first).some(({ text }) => namedNumber.test(text) && !option.test(text))
  )
    return lines
  const isAnswered = lines
    .slice(first)
    .some(({ text }) => /^\s*\*/.test(text) || isAnswer(text, numbers.length, option))
  if (!isAnswered) return lines
  return lines.map((line): ExamLine => {
    const [sign, star = '', digits] = option.exec(line.text) ?? []
    return digits === undefined || sign === undefined
      ? line
      : {
          ...line,
          text: `${star.trim()}${line.text.slice(sign.length)}`,
          label: { kind: 'letter', level: 1, number: latinDigits(digits) },
        }
  })
}
