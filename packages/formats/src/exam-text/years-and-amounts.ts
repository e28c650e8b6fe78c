import type { ExamLine } from './exam-line.ts'
import { readQuestionStart } from './patterns.ts'

/** From here on a number may also be a year or an amount. */
const leastLongNumber = 1000

/**
 * A line of a question's text may begin with a year or an amount: "1998. In that year". A long number counts
 * questions if it follows the number above, with a gap at most.
 */
export const isYearOrAmount = (
  line: ExamLine,
  above: number | undefined,
  isBehindBlank: boolean,
): boolean => {
  const number = /^\s*\p{Nd}/u.test(line.text) ? readQuestionStart(line.text)?.number : undefined
  if (number === undefined || number < leastLongNumber || above === undefined) return false
  const step = number - above
  const isNext = above < leastLongNumber ? step === 1 : isBehindBlank || (step > 0 && step < leastLongNumber)
  return !isNext
}
