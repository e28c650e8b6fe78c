import { keyColumn } from '@quizwright/domain/csv/column-names.ts'
import { guessColumn } from '@quizwright/domain/csv/guess-columns.ts'
import type { ExamLine } from '../exam-line.ts'
import { namedNumber } from '../patterns.ts'

/** What stands before a text, by what the heading above it means as that of a column. */
const labels: Readonly<Record<string, string>> = {
  question: 'Question',
  [keyColumn]: 'Answer',
  solution: 'Explanation',
  hints: 'Hint',
}

const labelOf = ({ text, isHeading }: ExamLine): string | undefined => {
  const column = isHeading === true ? guessColumn(text.replace(/[:：]\s*$/, '')) : null
  return column !== null && Object.hasOwn(labels, column) ? labels[column] : undefined
}

/** One heading alone may stand above the key of a list. */
const leastNumbered = 2
const answersIn = (names: readonly string[]): number => names.filter((name) => name === 'Answer').length
const numberedIn = (lines: readonly ExamLine[]): number =>
  lines.filter(({ isHeading, text }) => isHeading === true && namedNumber.test(text)).length

/**
 * Lists in which each part of a question has a heading of its own: "## Question", "## Options", "## Answer". The first
 * line below a heading gets its name; a heading over options is known elsewhere. The heading of the question may be its
 * number, "## Question 1".
 */
export const withHeadedFields = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const headed = lines.map(labelOf).filter((name) => name !== undefined)
  if (!headed.includes('Answer')) return lines
  const areNumbered = !headed.includes('Question')
  if (areNumbered && !(answersIn(headed) >= leastNumbered && numberedIn(lines) >= leastNumbered)) return lines
  let label: string | undefined
  let isBelow = false
  return lines.flatMap((line): ExamLine[] => {
    const named = labelOf(line)
    if (named !== undefined || line.isHeading === true) {
      label = named
      isBelow = false
      return named === undefined ? [line] : []
    }
    // Steps and lists of an answer are no questions and options.
    if (isBelow && areNumbered)
      return line.text.trim() === '' ? [] : [{ ...line, isStatement: true as const }]
    if (label === undefined || line.text.trim() === '') return [line]
    const name = label
    label = undefined
    isBelow = true
    return line.isCode === true
      ? [{ number: line.number, text: `${name}:` }, line]
      : [{ ...line, text: `${name}: ${line.text}` }]
  })
}
