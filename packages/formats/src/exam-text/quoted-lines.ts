import { readQuestionStart } from './patterns.ts'

const quote = /^[ \t]*>[ \t]?/
const leastQuestions = 2

/** A list that was quoted in a mail: each of its questions has the sign of a quotation before its number. */
export const withoutQuoting = (lines: readonly string[]): readonly string[] => {
  if (!lines.some((line) => quote.test(line))) return lines
  const starts = lines.filter((line) => readQuestionStart(line) !== undefined)
  const quoted = lines.filter(
    (line) => quote.test(line) && readQuestionStart(line.replace(quote, '')) !== undefined,
  )
  return starts.length === 0 && quoted.length >= leastQuestions
    ? lines.map((line) => line.replace(quote, ''))
    : lines
}
