import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { pushAll } from '../../long-lists.ts'
import { isKeyHeading } from '../key-headings.ts'
import { questionNames, readOptionStart } from '../patterns.ts'

const asked = /^\s*(?:Q|Question)\s*(?:(\d{1,15})\s*)?[:.](?!\d)\s*(?=\S)(?!\d{1,15}\s*[.):])/i
/** In other languages the name must return: "题目：…", "Вопрос: …". */
const askedByName = new RegExp(
  String.raw`^\s*(?:${questionNames})\s*(?:(\d{1,15})\s*)?[:：]\s*(?=\S)(?!\d{1,15}\s*[.):])`,
  'iu',
)
/** Options side by side: "A. Joule   B. Newton". */
const beside = /^\s*A\s*[:.]\s*\S.*\sB\s*[:.]\s*\S/
const leastNamed = 2
/** Below it a Q is a letter of a list. */
const letterAbove = /^\s*P\s*[:.]/
const answered = /^\s*A\s*(?:\d{1,15}\s*)?[:.]\s*(?=\S)/
const numbered = /^\s*(\d{1,2})[.)]\s+(?=\S)/
const lettered = /^\s*([A-H])\s*[:.]\s*(?=\S)/

const answerBehind = /^(\s*(?:Q|Question)\s*[:.]\s*\S.*?[?.!])\s+((?:A|Ans|Answer)\s*[:.]\s*\S.*)$/i
/** Options side by side begin with an A, too. */
const optionB = /\s[([]?B\s*[:.)]/

/** A question and its answer in one line, "Q. Which? A. This", a line each. */
export const withAnswersBelowAsked = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const partsOf = ({ text, isCode, label }: ExamLine): string[] | undefined => {
    const [, question, answer] = isCode || label ? [] : (answerBehind.exec(text) ?? [])
    return question === undefined || answer === undefined || optionB.test(answer)
      ? undefined
      : [question, answer]
  }
  return lines.some((line) => partsOf(line))
    ? lines.flatMap((line) => partsOf(line)?.map((text) => ({ ...line, text })) ?? [line])
    : lines
}

/** Whether a text has questions with their answers in their lines. */
export const hasAnswersBehindAsked = (lines: readonly { text: string }[]): boolean =>
  lines.filter(({ text }) => answerBehind.test(text) && !optionB.test(text)).length >= leastNamed

/**
 * Handles lists that label questions instead of numbering them: "Q: Why?", "Question: Why?". A single "A:
 * So." below a question is its answer; if a "B" follows, both are options.
 */
export const withAskedAndAnswered = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const startsOf = (start: RegExp): number[] =>
    lines.flatMap(({ text, label, isCode }, index) =>
      !label && !isCode && start.test(text) && !letterAbove.test(lines[index - 1]?.text ?? '') ? [index] : [],
    )
  const inEnglish = startsOf(asked)
  const starts = inEnglish.length > 0 ? inEnglish : startsOf(askedByName)
  const start = inEnglish.length > 0 ? asked : askedByName
  if (starts.length < (start === asked ? 1 : leastNamed)) return lines
  const result = lines.slice(0, starts[0])
  for (const [count, index] of starts.entries()) {
    const below = lines.slice(index + 1, starts[count + 1])
    const hasOptions =
      below.filter(({ text }) => lettered.test(text)).length > 1 ||
      below.some(({ text }) => beside.test(text))
    result.push(asQuestion(elementAt(lines, index), start))
    pushAll(result, withCountedOptions(below).map(hasOptions ? asOption : asAnswer))
  }
  return result
}

const asQuestion = (line: ExamLine, start: RegExp): ExamLine => {
  const [written = '', digits] = start.exec(line.text) ?? []
  const text = line.text.slice(written.length)
  const { isHeading: _, ...rest } = line
  // "Question: 1" stands above the text.
  if (digits === undefined && /^\d{1,4}\s*$/.test(text))
    return { ...rest, text: '', label: { kind: 'number', level: 0, number: Number(text) } }
  const number = digits === undefined ? {} : { number: Number(digits) }
  return { ...rest, text, label: { kind: 'number', level: 0, ...number } }
}

/** Lines below a question that count from 1 are its options. */
const withCountedOptions = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  // Below options with letters or boxes, numbers count notes.
  const option = lines.findIndex(({ text, isCode }) => !isCode && readOptionStart(text))
  const key = lines.findIndex(({ text }) => isKeyHeading(text))
  const end = key < 0 ? lines.length : key
  if (option >= 0) return lines.map((line, index) => (index > option && index < end ? asNote(line) : line))
  const counted = lines.flatMap((line) => (line.label ? [] : (numbered.exec(line.text)?.[1] ?? [])))
  if (counted.length < 2 || counted.some((digits, index) => Number(digits) !== index + 1)) return lines
  return lines.map((line): ExamLine => {
    const digits = line.label ? undefined : numbered.exec(line.text)?.[1]
    return digits === undefined
      ? line
      : { ...line, label: { kind: 'letter', level: 1, number: Number(digits) } }
  })
}
/** What is numbered below the options explains them. */
const asNote = (line: ExamLine): ExamLine =>
  line.label || line.isCode || !numbered.test(line.text)
    ? line
    : { ...line, text: `Explanation: ${line.text.trim()}` }
const asOption = (line: ExamLine): ExamLine =>
  line.isCode ? line : { ...line, text: line.text.replace(lettered, '$1. ') }
const asAnswer = (line: ExamLine): ExamLine =>
  line.isCode ? line : { ...line, text: line.text.replace(answered, 'Answer: ') }

/** Whether a text names its questions without numbers, in whatever language. */
export const hasNamedQuestions = (lines: readonly { text: string }[]): boolean =>
  lines.filter(({ text }) => askedByName.test(text)).length >= leastNamed
