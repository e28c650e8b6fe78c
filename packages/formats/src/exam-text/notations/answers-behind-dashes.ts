import type { ExamLine } from '../exam-line.ts'
import { truthOf } from '../truth.ts'
import { readNumber } from '../typed-key.ts'
import { readField, readOptionStart, readQuestionStart, takeMarks } from '../patterns.ts'

/** A text and its answer: "Capital of France - Paris", "What is it? Paris", or behind a wide blank. */
const behindDash = /^(.*\p{L}.*?\S)(?:\s+(?:[–—-]{1,2}|=)\s+|\s*[:：]?(?:\s{3,}|\s*\t\s*))(\S.*)$/u
const behindMark = /^(.*\p{L}.*[?？؟])\s*(?:[–—:-]\s*)?(\S.*)$/u
const leastQuestions = 3
const mostWords = 5
const mostChars = 50

export const dashAsAnswer = 'What stands behind its text on the same line was taken as its answer: check it'

const countWords = (text: string): number => text.split(/\s+/).length

type Asked = { index: number; text: string; answer: string }

const askedIn = ({ text, label, isCode }: ExamLine, index: number): Asked | undefined => {
  const written = isCode ? undefined : label?.kind === 'number' ? text : readQuestionStart(text)?.rest
  if (written === undefined || written.length > 300) return undefined
  const [, asked, answer] = behindMark.exec(written) ?? behindDash.exec(written) ?? []
  if (asked === undefined || answer === undefined) return undefined
  const isShort = answer.length <= mostChars && countWords(answer) <= mostWords
  // A second dash, a question behind the first one, marks and a place to write are no answer.
  const isPlain =
    !/^[([{]/.test(answer) &&
    truthOf(answer) === undefined &&
    !/[?？؟_…]|\s[–—=-]{1,2}\s|\.{3}/u.test(answer) &&
    !behindDash.test(asked) &&
    takeMarks(written).rest === written
  return isShort && isPlain && /[\p{L}\p{N}]/u.test(answer)
    ? { index, text: asked, answer: answer.replace(/(?<=\p{L})[.。۔]$/u, '') }
    : undefined
}

/**
 * Short answers behind their questions, "1. Capital of France - Paris". Only where each line of the list is such a
 * question, without options or answers, and where most of them say more than their answers: a list of words with what
 * they mean looks the same. That it is an answer is likely only, so their author is told.
 */
export const withAnswersBehindDashes = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const filled = lines.flatMap((line, index) => (line.text.trim() === '' ? [] : [[line, index] as const]))
  const first = filled.findIndex(
    ([line]) => line.label !== undefined || readQuestionStart(line.text) !== undefined,
  )
  const below = filled.slice(Math.max(0, first))
  if (first < 0 || first > 3 || below.length < leastQuestions) return lines
  const found: Asked[] = []
  for (const [line, index] of below) {
    const asked =
      line.isHeading || readField(line.text) || readOptionStart(line.text) ? undefined : askedIn(line, index)
    if (!asked) return lines
    found.push(asked)
  }
  const longer = found.filter(({ text, answer }) => countWords(text) > countWords(answer))
  if (longer.length < 0.8 * found.length || new Set(found.map(({ answer }) => answer)).size < 2) return lines
  const askedAt = new Map(found.map((one) => [one.index, one]))
  return lines.flatMap((line, index): ExamLine[] => {
    const asked = askedAt.get(index)
    if (!asked) return [line]
    const { number } = line
    const count = line.label?.number ?? readQuestionStart(line.text)?.number
    return [
      {
        ...line,
        text: asked.text,
        label: line.label ?? { kind: 'number', level: 0, ...(count !== undefined && { number: count }) },
        declared: readNumber(asked.answer) ? 'number' : 'shortAnswer',
        hint: dashAsAnswer,
      },
      { number, text: asked.answer, label: { kind: 'letter', level: 1 } },
    ]
  })
}
