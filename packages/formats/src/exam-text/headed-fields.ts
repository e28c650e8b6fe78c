import { keyColumn } from '@quizwright/domain/csv/column-names.ts'
import { guessColumn } from '@quizwright/domain/csv/guess-columns.ts'
import type { ExamLine } from './exam-line.ts'

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

/**
 * Lists in which each part of a question has a heading of its own: "## Question", "## Options", "## Answer". The first
 * line below a heading gets its name; a heading over options is known elsewhere.
 */
export const withHeadedFields = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const headed = new Set(lines.map(labelOf))
  if (!headed.has('Question') || !headed.has('Answer')) return lines
  let label: string | undefined
  return lines.flatMap((line): ExamLine[] => {
    const named = labelOf(line)
    if (named !== undefined || line.isHeading === true) {
      label = named
      return named === undefined ? [line] : []
    }
    if (label === undefined || line.text.trim() === '') return [line]
    const name = label
    label = undefined
    return line.isCode === true
      ? [{ number: line.number, text: `${name}:` }, line]
      : [{ ...line, text: `${name}: ${line.text}` }]
  })
}
