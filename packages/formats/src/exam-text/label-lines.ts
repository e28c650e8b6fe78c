import type { ListedQuestion } from './listed-question.ts'
import { marksWords, questionNames } from './patterns.ts'

const digits = /\p{Nd}+/gu
const longestLabel = 20
const leastLabels = 5
const leastShare = 0.6
/** A number and the marks may stand in two lines. */
const mostLabels = 2

const marks = new RegExp(String.raw`^\s*[([（]?\s*(\p{Nd}{1,3})\s*(?:${marksWords})\s*[)\]）]?\s*$`, 'iu')
/** "Question:" above its text. */
const name = new RegExp(String.raw`^(?:${questionNames})\s*[:：]$`, 'iu')
const bareNumber = /^\s*(\d{1,4})\s*[.)]?\s*$/

/** What is left of a line when its numbers are taken away, if it may be a label. */
const formOf = (line: string): string | undefined => {
  const text = line.trim()
  const isLabel = text.length <= longestLabel && (/\p{Nd}/u.test(text) || name.test(text))
  return isLabel ? text.replaceAll(digits, '0') : undefined
}

const firstLine = ({ stem }: ListedQuestion): number => stem.findIndex((line) => line.trim() !== '')

/** A line of the same form above the text of nearly each question, "QZ1.11)" or "2 marks", which is no part of it. */
export const withoutLabelLines = <Question extends ListedQuestion>(
  questions: readonly Question[],
): Question[] => {
  let result = [...questions]
  for (let round = 0; round < mostLabels; round += 1) {
    const forms = new Map<string, number>()
    for (const question of result) {
      const at = firstLine(question)
      const form = hasMore(question, at) ? formOf(question.stem[at] ?? '') : undefined
      if (form !== undefined) forms.set(form, (forms.get(form) ?? 0) + 1)
    }
    const [[label, count] = ['', 0]] = [...forms].toSorted(([, one], [, other]) => other - one)
    if (count < leastLabels || count < leastShare * result.length) return result
    result = result.map((question) => {
      const at = firstLine(question)
      const line = question.stem[at] ?? ''
      return formOf(line) === label && hasMore(question, at) ? withoutLabel(question, at, line) : question
    })
  }
  return result
}

const hasMore = ({ stem }: ListedQuestion, at: number): boolean =>
  stem.slice(at + 1).some((line) => line.trim() !== '')

const withoutLabel = <Question extends ListedQuestion>(
  question: Question,
  at: number,
  line: string,
): Question => {
  const earned = marks.exec(line)?.[1]
  const number = bareNumber.exec(line)?.[1]
  return {
    ...question,
    stem: question.stem.slice(at + 1),
    source: withoutFirst(question.source, line),
    ...(earned !== undefined && question.marks === undefined && { marks: Number(earned) }),
    ...(number !== undefined && question.number === undefined && { number: Number(number) }),
  }
}

const withoutFirst = (lines: readonly string[], line: string): string[] => {
  const at = lines.findIndex((one) => one.trim() === line.trim())
  return lines.filter((_, index) => index !== at)
}
