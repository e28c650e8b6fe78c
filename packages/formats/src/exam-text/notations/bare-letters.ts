import type { ExamLine } from '../exam-line.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { latinLetter } from '@quizwright/domain/rules/option-letters.ts'
import { foreignLetters } from '../letters.ts'

/** A dash or a slash may stand behind the letter: "A – Oxygen", "A/ Oxygen". */
const start = new RegExp(
  String.raw`^(\s*)([A-Ha-h${foreignLetters}])(?:[ \t]+(?:[–—][ \t]+)?|[ \t]*\/[ \t]+)(?=\S)`,
  'u',
)
const number = /^(\s*)(\d{1,3})[ \t]+(?=\p{L})/u

/**
 * Handles option letters without a dot or bracket: "A Oxygen" above "B Neon", and numbers of questions above such
 * options. Since a text may also begin with a letter, they count as options only if the letters run on from A; small
 * ones, of which a is a word, need a third.
 */
export const withBareLetters = (written: readonly ExamLine[]): readonly ExamLine[] => {
  const lines = withLettersApart(written)
  const result = [...lines]
  const options: number[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const count = countFrom(lines, at)
    if (!isRun(lines, at, count)) continue
    options.push(at)
    for (let index = at; index < at + count; index += 1)
      result[index] = {
        ...elementAt(lines, index),
        text: elementAt(lines, index).text.replace(start, '$1$2) '),
      }
    at += count - 1
  }
  return withBareNumbers(result, options)
}

/** Such options side by side: "A lives   B has lived   C lived". */
const beside = /^\s*A\s+\S.*?\s{2,}B\s+\S.*?\s{2,}C\s+\S/
const nextBeside = /\s{2,}(?=[B-H]\s+\S)/
const leastBeside = 2
const mostChars = 300

const withLettersApart = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const areBeside = ({ text, isCode, label }: ExamLine): boolean =>
    !isCode && !label && text.length <= mostChars && beside.test(text)
  return lines.filter(areBeside).length < leastBeside
    ? lines
    : lines.flatMap((line) =>
        areBeside(line) ? line.text.split(nextBeside).map((text) => ({ ...line, text })) : [line],
      )
}

const leastQuestions = 2
const leastOptions = 3

/** Whether a text has questions of this form: a number without a sign above such options. */
export const hasBareQuestions = (written: readonly ExamLine[]): boolean => {
  const lines = withLettersApart(written)
  const asked = lines.filter(
    (line, index) => number.test(line.text) && !line.isCode && countFrom(lines, index + 1) >= leastOptions,
  )
  return asked.length >= leastQuestions
}

/** Whether a text has options of this form. */
export const hasBareLetters = (lines: readonly ExamLine[]): boolean =>
  lines.some((_, index) => isRun(lines, index, countFrom(lines, index)))

const isRun = (lines: readonly ExamLine[], first: number, count: number): boolean =>
  count > 2 || (count === 2 && isLarge(letterOf(elementAt(lines, first)) ?? ''))

/** Letters of scripts that have one case only are as rare at a beginning as small ones. */
const isLarge = (letter: string): boolean => letter !== letter.toLowerCase()

const letterOf = ({ text, isCode, label }: ExamLine): string | undefined =>
  isCode || label ? undefined : start.exec(text)?.[2]

/** How many lines from an index on have consecutive letters from A, all large or all small. */
const countFrom = (lines: readonly ExamLine[], first: number): number => {
  let count = 0
  let isFirstLarge = false
  for (let index = first; index < lines.length; index += 1) {
    const letter = letterOf(elementAt(lines, index))
    if (letter === undefined || latinLetter(letter) !== String.fromCodePoint(65 + count)) break
    if (count === 0) isFirstLarge = isLarge(letter)
    else if (isLarge(letter) !== isFirstLarge) break
    count += 1
  }
  return count
}

/** The lines above such options, if they count on: "1 Which?". */
const withBareNumbers = (lines: ExamLine[], options: readonly number[]): ExamLine[] => {
  const asked = options.map((option) => lines[option - 1])
  const numbers = asked.map((line) =>
    line && !line.isCode && !line.label ? number.exec(line.text)?.[2] : undefined,
  )
  const areCounted =
    numbers.length > 1 && numbers.every((digits, index) => Number(digits) === Number(numbers[0]) + index)
  if (!areCounted) return lines
  for (const option of options)
    lines[option - 1] = {
      ...elementAt(lines, option - 1),
      text: elementAt(lines, option - 1).text.replace(number, '$1$2. '),
    }
  return lines
}
