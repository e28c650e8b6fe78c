import type { ExamLine } from '../exam-line.ts'
import { isOptionHeading } from './option-headings.ts'
import { isKeyHeading } from '../key-headings.ts'
import { beginsKey } from '../key-pairs.ts'
import { namedNumber, readField, takeMark } from '../patterns.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { latinDigits } from '../letters.ts'
import { namesOfOptions } from '../named-options.ts'

/** The sign behind the numbers of the questions, or a name before them, and the sign behind those of their options. */
const styles: readonly Style[] = [
  { questions: /^\s*(\p{Nd}{1,15})\.\s+\S/u, options: /^\s*(\p{Nd}{1,2})\)\s*\S/u },
  { questions: /^\s*(\p{Nd}{1,15})\)\s+\S/u, options: /^\s*(\p{Nd}{1,2})\.\s+\S/u },
  {
    questions: /^\s*(\p{Nd}{1,15})\s?[-–]\s+(?=\S)/u,
    options: /^\s*(\p{Nd}{1,2})[.)]\s*\S/u,
    isOwnSign: true,
  },
  { questions: namedNumber, options: /^\s*(\p{Nd}{1,2})[.)]\s+\S/u, isNamed: true },
]
/**
 * `isOwnSign`: no other reader takes the sign for that of a question. `isNamed`: a name tells the questions, so that a
 * number may be there twice.
 */
type Style = { questions: RegExp; options: RegExp; isOwnSign?: boolean; isNamed?: boolean }

/**
 * Handles lists that number questions with one sign and their options with another: "1. Which?" above "1) one" and
 * "2) two". An answer by number, a mark, or a text that asks for one of them tells them from the parts of a question.
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
    if (index >= listed.length || line.isCode) return line
    const digits = style.options.exec(line.text)?.[1]
    if (digits !== undefined)
      return { ...line, label: { kind: 'letter', level: 1, number: latinDigits(digits) } }
    const asked = style.isOwnSign ? style.questions.exec(line.text) : null
    return asked
      ? {
          ...line,
          text: line.text.slice(asked[0].length),
          label: { kind: 'number', level: 0, number: latinDigits(asked[1] ?? '') },
        }
      : line
  })
}

/** A line such as "Answers: 1-2, 2-1", which is no answer of one question. */
const beginsKeyOfAll = (text: string): boolean => beginsKey(text) && (text.match(/\d+/g)?.length ?? 0) > 2

const isStyleOf = (
  lines: readonly ExamLine[],
  { questions, options, isNamed = false }: Style,
  hasKey: boolean,
): boolean => {
  const starts = lines.flatMap(({ text, isCode }, index) => (!isCode && questions.test(text) ? [index] : []))
  const numbers = starts.map((index) => latinDigits(questions.exec(elementAt(lines, index).text)?.[1] ?? ''))
  if (
    starts.length === 0 ||
    (!isNamed && numbers.some((number, index) => index > 0 && number !== elementAt(numbers, index - 1) + 1))
  )
    return false
  if (lines.slice(0, starts[0]).some(({ text }) => options.test(text))) return false
  const runs = starts.map((start, index) => lines.slice(start + 1, starts[index + 1]))
  const counted = runs.map((run) => run.flatMap(({ text }) => options.exec(text)?.[1] ?? []))
  const areWhole = counted.every(
    (digits) => digits.length !== 1 && digits.every((number, index) => latinDigits(number) === index + 1),
  )
  const hasAnswer = runs.some(
    (run, index) =>
      run.some(({ text }) => isAnswer(text, elementAt(counted, index).length, options)) ||
      // One bold option of each question is its key.
      (run.length > 0 && runs.every((one) => boldIn(one, options) === 1)),
  )
  const asking = runs.filter((run) => asksToChoose(run, options)).length
  const isChosen =
    hasKey || hasAnswer || areAlike(counted) || asking >= runs.length * (isNamed ? leastAsking : 1)
  return (areWhole || areAlike(counted)) && counted.some((digits) => digits.length > 1) && isChosen
}

/** Parts of questions are now two and now five; options of nearly all questions are as many. */
const areAlike = (counted: readonly (readonly string[])[]): boolean => {
  const counts = Map.groupBy(counted, ({ length }) => length)
  const [count, most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [0, []]
  return count >= leastAlikeOptions && most.length >= leastAlike && most.length >= alikeShare * counted.length
}
const leastAlikeOptions = 3
const leastAlike = 5
const alikeShare = 0.7

/** So many of the questions must ask for a choice, where a name tells the questions. */
const leastAsking = 0.6
const leastChoices = 2
const longestChoice = 80

/** Whether numbers follow a text that asks, and none of theirs asks: without a key, too, they are no parts of it. */
const asksToChoose = (run: readonly ExamLine[], options: RegExp): boolean => {
  const lines = run.map(({ text }) => text.trim()).filter((text) => text !== '')
  const first = lines.findIndex((text) => options.test(text))
  const choices = lines.slice(first)
  return (
    first > 0 &&
    /[?？؟]$/.test(elementAt(lines, first - 1)) &&
    choices.length >= leastChoices &&
    choices.every((text) => text.length <= longestChoice && !/[?？؟]$/.test(text))
  )
}

const boldIn = (lines: readonly ExamLine[], options: RegExp): number =>
  lines.filter(({ text, isMarked }) => isMarked === true && options.test(text)).length

const numberNamed = new RegExp(
  String.raw`^(?:(?:${namesOfOptions})\s*)?[([（]?(\p{Nd}{1,2})(?=[.)\]）]?(?:\s|$))`,
  'iu',
)

/** Whether a line names an option by its number, or is an option with a mark. */
export const isAnswer = (text: string, count: number, options: RegExp): boolean => {
  const field = readField(text)
  const named = field?.name === 'answer' ? latinDigits(numberNamed.exec(field.value.trim())?.[1] ?? '') : NaN
  return (named >= 1 && named <= count) || (options.test(text) && takeMark(text.trim()).isMarked)
}
