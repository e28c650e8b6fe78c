import { limits } from '@quizwright/domain/limits.ts'
import type { ExamLine } from '../exam-line.ts'

const asked = /^\s*\?\s*(?=[\p{L}\p{N}"“«(])/u
const option = /^\s*([+=])\s*(?=\S)/
const leastQuestions = 3

/** Tests in which "?" stands before each question, "+" before its right option and "=" before the others. */
export const withQuestionMarkFirst = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const isAsked = (line: ExamLine | undefined): boolean =>
    line !== undefined && !line.isCode && asked.test(line.text)
  const filled = lines.filter(({ text }) => text.trim() !== '')
  const starts = filled.filter((line, index) => isAsked(line) && option.test(filled[index + 1]?.text ?? ''))
  const signs = new Set(filled.map(({ text }) => option.exec(text)?.[1]))
  if (starts.length < leastQuestions || !signs.has('+') || !signs.has('=')) return lines
  return lines.map((line): ExamLine => {
    if (isAsked(line))
      return { ...line, text: line.text.replace(asked, ''), label: { kind: 'number', level: 0 } }
    const sign = option.exec(line.text)?.[1]
    return sign === undefined
      ? line
      : {
          ...line,
          text: line.text.replace(option, ''),
          label: { kind: 'letter', level: 1 },
          isRight: sign === '+',
        }
  })
}

/** Whether a text has questions of this form. */
export const hasQuestionMarkFirst = (lines: readonly ExamLine[]): boolean =>
  withQuestionMarkFirst(lines) !== lines

const signAsked = /^\s*([#?@$&*])\s*(?=[\p{L}\p{N}"“«(¿])/u
const signRight = /^\s*([>+=!*~✓])\s*(?=\S)/u
const leastOfLines = 0.9

type Signed = { asked: ExamLine; options: ExamLine[]; right: number[] }

/** The questions of a text, each a line with one sign above options of which one has another sign. */
const signedIn = (lines: readonly ExamLine[]): Signed[] | undefined => {
  const filled = lines.filter(({ text }) => text.trim() !== '')
  const first = filled[0] ? signAsked.exec(filled[0].text)?.[1] : undefined
  if (first === undefined || filled.some(({ label, isCode }) => label !== undefined || isCode))
    return undefined
  const questions: Signed[] = []
  const signs = new Set<string>()
  for (const line of filled) {
    if (signAsked.exec(line.text)?.[1] === first) questions.push({ asked: line, options: [], right: [] })
    else {
      const question = questions.at(-1)
      const sign = signRight.exec(line.text)?.[1]
      if (sign !== undefined) {
        signs.add(sign)
        question?.right.push(question.options.length)
      }
      question?.options.push(line)
    }
  }
  const whole = questions.filter(
    ({ options, right }) =>
      options.length >= limits.minOptions && options.length <= limits.maxOptions && right.length === 1,
  )
  const areMost = whole.length >= leastQuestions && whole.length >= leastOfLines * questions.length
  return areMost && signs.size === 1 ? questions : undefined
}

/** Tests with one sign before each question and another before its right option: "#Which?", "Po", ">Nile". */
export const withSignsFirst = (lines: readonly ExamLine[]): readonly ExamLine[] =>
  signedIn(lines)?.flatMap(({ asked: line, options, right }): ExamLine[] => [
    { ...line, text: line.text.replace(signAsked, ''), label: { kind: 'number', level: 0 } },
    ...options.map((option, index): ExamLine => ({
      ...option,
      text: right.includes(index) ? option.text.replace(signRight, '') : option.text,
      label: { kind: 'letter', level: 1 },
      isRight: right.includes(index),
    })),
  ]) ?? lines

/** Whether a text has questions of this form. */
export const hasSignsFirst = (lines: readonly ExamLine[]): boolean => signedIn(lines) !== undefined
