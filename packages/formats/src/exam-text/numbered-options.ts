import type { ExamLine } from './exam-line.ts'
import { isOptionHeading } from './option-headings.ts'
import { beginsKey, isKeyHeading, namedNumber, readField, takeMark } from './patterns.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'

/** The sign behind the numbers of the questions, or a name before them, and the sign behind those of their options. */
const styles = [
  { questions: /^\s*(\d{1,15})\.\s+\S/, options: /^\s*(\d{1,2})\)\s*\S/ },
  { questions: /^\s*(\d{1,15})\)\s+\S/, options: /^\s*(\d{1,2})\.\s+\S/ },
  { questions: namedNumber, options: /^\s*(\d{1,2})[.)]\s+\S/ },
]
type Style = (typeof styles)[number]

/**
 * Handles lists that number questions with one sign and their options with another: "1. Which?" above "1) one" and
 * "2) two". Only an answer by number or a mark tells them from the parts of a question.
 */
export const withNumberedOptions = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (lines.some(({ label }) => label)) return lines
  const end = lines.findIndex(
    ({ text }, index) => (isKeyHeading(text) && !isOptionHeading(lines, index)) || beginsKeyOfAll(text),
  )
  const listed = end < 0 ? lines : lines.slice(0, end)
  const style = styles.find((one) => isStyleOf(listed, one, end >= 0))
  if (!style) return lines
  return lines.map((line, index): ExamLine => {
    const digits = index < listed.length && !line.isCode ? style.options.exec(line.text)?.[1] : undefined
    return digits === undefined
      ? line
      : { ...line, label: { kind: 'letter', level: 1, number: Number(digits) } }
  })
}

/** A line such as "Answers: 1-2, 2-1", which is no answer of one question. */
const beginsKeyOfAll = (text: string): boolean => beginsKey(text) && (text.match(/\d+/g)?.length ?? 0) > 2

const isStyleOf = (lines: readonly ExamLine[], { questions, options }: Style, hasKey: boolean): boolean => {
  const starts = lines.flatMap(({ text, isCode }, index) => (!isCode && questions.test(text) ? [index] : []))
  const numbers = starts.map((index) =>
    Number(defined(questions.exec(elementAt(lines, index).text), 'match')[1]),
  )
  if (
    starts.length === 0 ||
    numbers.some((number, index) => index > 0 && number !== elementAt(numbers, index - 1) + 1)
  )
    return false
  if (lines.slice(0, starts[0]).some(({ text }) => options.test(text))) return false
  const runs = starts.map((start, index) => lines.slice(start + 1, starts[index + 1]))
  const counted = runs.map((run) => run.flatMap(({ text }) => options.exec(text)?.[1] ?? []))
  const areWhole = counted.every(
    (digits) => digits.length !== 1 && digits.every((number, index) => Number(number) === index + 1),
  )
  const hasAnswer = runs.some((run, index) =>
    run.some(({ text }) => isAnswer(text, elementAt(counted, index).length, options)),
  )
  return areWhole && counted.some((digits) => digits.length > 1) && (hasKey || hasAnswer)
}

/** Whether a line names an option by its number, or is an option with a mark. */
const isAnswer = (text: string, count: number, options: RegExp): boolean => {
  const field = readField(text)
  const named =
    field?.name === 'answer' ? Number(/^\d{1,2}(?=[.)]?(?:\s|$))/.exec(field.value.trim())?.[0]) : NaN
  return (named >= 1 && named <= count) || (options.test(text) && takeMark(text.trim()).isMarked)
}
