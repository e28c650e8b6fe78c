import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { namedNumber } from '../patterns.ts'

/** What a page of results says above an answer that a student chose, and above a right one that they did not. */
const aboveRight = /^\s*Correct(?:!|\s+Answers?)\s*$/
const aboveChosen = /^\s*(?:You Answered|Correct!)\s*$/
/** What the student earned, and what could be had; it may stand behind the name of the question. */
const earned = /\s*(?:\d+(?:\.\d+)?|--)\s*\/\s*(\d+(?:\.\d+)?)\s*pts\s*$/
const leastQuestions = 2

const startsIn = (lines: readonly ExamLine[]): number[] =>
  lines.flatMap(({ text, isCode }, index) => {
    const name = isCode ? undefined : namedNumber.exec(text)?.[0]
    const behind = name === undefined ? '-' : text.slice(name.length).replace(earned, '').trim()
    const pts = [text, ...lines.slice(index + 1, index + 4).map((line) => line.text)]
    return behind === '' && pts.some((one) => earned.test(one)) ? [index] : []
  })

const isText = ({ text }: ExamLine): boolean => text.trim() !== '' && !earned.test(text)
const isSign = ({ text }: ExamLine): boolean => aboveRight.test(text) || aboveChosen.test(text)

/** The lines of one question: its text up to a blank line, where options follow it, else its first line. */
const questionOf = (head: ExamLine, below: readonly ExamLine[]): ExamLine[] => {
  const first = below.findIndex(isText)
  const gap = below.findIndex(({ text }, index) => index > first && text.trim() === '')
  const sign = below.findIndex(isSign)
  const end = gap > 0 && gap < sign ? gap : first + 1
  const marks = [head, ...below]
    .map(({ text }) => earned.exec(text)?.[1])
    .find((found) => found !== undefined)
  const answers = below.slice(end).flatMap((line, index, all): ExamLine[] => {
    if (!isText(line) || isSign(line)) return []
    const above = all.slice(0, index).findLast(isText)
    return [
      {
        ...line,
        label: { kind: 'letter', level: 1 },
        isRight: above !== undefined && aboveRight.test(above.text),
      },
    ]
  })
  const [only] = answers
  return [
    { ...head, text: head.text.replace(earned, '') },
    ...below.slice(first, end),
    ...(answers.length === 1 && only?.isRight === true
      ? [{ number: only.number, text: `Answer: ${only.text.trim()}` }]
      : answers),
    ...(marks === undefined ? [] : [{ number: head.number, text: `Marks: ${marks}` }]),
  ]
}

/** Results that are copied from Canvas: "Correct!" and "You Answered" stand above answers without letters. */
export const withoutCanvasResults = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (lines.filter(({ text }) => aboveRight.test(text)).length < leastQuestions) return lines
  const starts = startsIn(lines)
  if (starts.length < leastQuestions) return lines
  return [
    ...lines.slice(0, starts[0]),
    ...starts.flatMap((start, count) => {
      const below = lines.slice(start + 1, starts[count + 1])
      return below.some((line) => aboveRight.test(line.text))
        ? questionOf(elementAt(lines, start), below)
        : [elementAt(lines, start), ...below]
    }),
  ]
}
