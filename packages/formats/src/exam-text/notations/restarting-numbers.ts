import type { ExamLine } from '../exam-line.ts'
import { latinDigits } from '../letters.ts'
import { isKeyHeading } from '../key-headings.ts'
import { beginsKey } from '../key-pairs.ts'
import { readField, takeMark } from '../patterns.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

const numbered = /^\s*(\p{Nd}{1,4})\s*([.)])\s*(?=\S)/u

type Start = { index: number; number: number }

/**
 * Lists that number questions and options with the same sign: "1. Which?" above "1. one" and "2. two", and then
 * "2. Which other?". Each question must have options from 1 on and an answer that is the number of one of them, or a
 * mark at one; else the numbers count the parts of a question.
 */
export const withRestartingNumbers = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (lines.some(({ label }) => label)) return lines
  const end = lines.findIndex(({ text }) => isKeyHeading(text) || (beginsKey(text) && /\d\D+\d/.test(text)))
  const starts = lines.slice(0, end < 0 ? lines.length : end).flatMap(({ text, isCode }, index): Start[] => {
    const digits = isCode ? undefined : numbered.exec(text)?.[1]
    return digits === undefined ? [] : [{ index, number: latinDigits(digits) }]
  })
  const questions = questionsIn(starts)
  if (!questions?.every((one, at) => isAnswered(lines, one, questions[at + 1]?.asked.index))) return lines
  const result = [...lines]
  for (const { options } of questions)
    for (const { index, number } of options)
      result[index] = { ...elementAt(lines, index), label: { kind: 'letter', level: 1, number } }
  return result
}

type Numbered = { asked: Start; options: Start[] }

/** The numbered lines as questions, each with options from 1 on; undefined if any number does not fit. */
const questionsIn = (starts: readonly Start[]): Numbered[] | undefined => {
  const questions: Numbered[] = []
  let at = 0
  while (at < starts.length) {
    const asked = elementAt(starts, at)
    const above = questions.at(-1)?.asked.number
    if (above !== undefined && asked.number !== above + 1) return undefined
    const options: Start[] = []
    for (
      at += 1;
      starts[at]?.number === options.length + 1 && !isNextQuestion(starts, at, asked.number);
      at += 1
    )
      options.push(elementAt(starts, at))
    if (options.length < 2) return undefined
    questions.push({ asked, options })
  }
  return questions.length > 0 ? questions : undefined
}

/** Whether options begin behind a line: it asks the next question, although its number would also count on. */
const isNextQuestion = (starts: readonly Start[], at: number, above: number): boolean =>
  elementAt(starts, at).number === above + 1 && starts[at + 1]?.number === 1

const isAnswered = (
  lines: readonly ExamLine[],
  { asked, options }: Numbered,
  end = lines.length,
): boolean => {
  const below = lines.slice(asked.index + 1, end)
  const marked = options.filter(({ index }) => takeMark(elementAt(lines, index).text.trim()).isMarked)
  const named = below.some(({ text }) => {
    const field = readField(text)
    if (field?.name !== 'answer') return false
    const number = Number(/^[([]?(\d{1,2})(?=[.)\]]*(?:\s|$))/.exec(field.value.trim())?.[1])
    return number >= 1 && number <= options.length
  })
  return named || marked.length === 1
}
