import type { ExamLine } from '../exam-line.ts'
import { latinLetter } from '@quizwright/domain/rules/option-letters.ts'
import { anyLetter, latinDigits } from '../letters.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/** "(B) 1. Which", "( 2 ) 1. Which", "__B__ 1. Which", "T 1. It is". */
const start = new RegExp(
  String.raw`^\s*(?:[([（【]\s*(${anyLetter}|[1-8○×√])\s*[)\]）】]|_+\s*(${anyLetter}|[1-8])\s*_+|([TF]))\s*` +
    String.raw`(?=\p{Nd}{1,3}\s*[.)、．](?!\p{Nd})\s*\S)(\S.*)$`,
  'u',
)
const numbered = /^\s*(?:_+\s*)?\p{Nd}{1,3}\s*[.)、．](?!\p{Nd})\s*\S/u
const leastQuestions = 2

/**
 * Lists with the answer before the number of its question, where students write it: "( B ) 1. Which?". Since a text may
 * begin so, it counts where at least half of the numbered lines do; the others are questions without a key.
 */
export const withKeyBeforeNumber = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const starts = startsIn(lines)
  const isOther = ({ text, label, isCode }: ExamLine): boolean => !label && !isCode && numbered.test(text)
  if (starts.length < leastQuestions || lines.filter(isOther).length > starts.length) return lines
  const result: ExamLine[] = []
  let answer: string | undefined
  const close = (number: number): void => {
    if (answer === undefined) return
    result.push({ number, text: `Answer: ${answer}` })
    answer = undefined
  }
  const at = new Map(starts.map((one) => [one.index, one]))
  for (const [index, line] of lines.entries()) {
    const found = at.get(index)
    if (found || isOther(line)) close(line.number)
    result.push(found ? { ...line, text: found.text } : line)
    if (found) answer = found.answer
  }
  close(lines.at(-1)?.number ?? 0)
  return result
}

const linesWithKey = (lines: readonly ExamLine[]) =>
  lines.flatMap((line, index) => {
    const found = line.isCode || line.label ? null : start.exec(line.text)
    return found
      ? [{ index, text: elementAt(found, 4), answer: found[1] ?? found[2] ?? elementAt(found, 3) }]
      : []
  })

/** The same, if their numbers count on: else letters label options that are numbers, "(a) 3. May". */
const startsIn = (lines: readonly ExamLine[]) => {
  const starts = linesWithKey(lines)
  const numbers = starts.map(({ text }) => latinDigits(/^\p{Nd}+/u.exec(text)?.[0] ?? ''))
  const areCounted = numbers.every(
    (number, index) => index === 0 || number === 1 || number > elementAt(numbers, index - 1),
  )
  return areCounted && !areOptions(starts) ? starts : []
}

/** Whether letters count on from A in lines right below each other, as those of options do. */
const areOptions = (starts: readonly { index: number; answer: string }[]): boolean => {
  const places = starts.map(({ answer }) => latinLetter(answer).charCodeAt(0) - 65)
  return (
    places.includes(1) &&
    starts.every(
      ({ index }, at) =>
        places[at] === 0 ||
        (starts[at - 1]?.index === index - 1 && places[at - 1] === elementAt(places, at) - 1),
    )
  )
}

/** Whether a text has questions of this form. */
export const hasKeyBeforeNumber = (lines: readonly ExamLine[]): boolean =>
  startsIn(lines).length >= leastQuestions
