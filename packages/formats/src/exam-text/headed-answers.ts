import type { ExamLine } from './exam-line.ts'
import { readField, readOptionStart, readQuestionStart } from './patterns.ts'

const asks = /[?؟？;]\s*$/
const boxed = /^\s*(?:[-*+]\s+)?\[[ xX]\]/
/** Fewer headings that ask may be titles. */
const leastAsked = 2

const isOption = ({ text, label, isCode }: ExamLine): boolean =>
  !isCode && (label?.kind === 'letter' || boxed.test(text) || readOptionStart(text)?.letter !== undefined)

const isAnswered = ({ text, isCode }: ExamLine): boolean => !isCode && readField(text)?.name === 'answer'

/**
 * Questions for an interview and the like, where a heading asks and what stands below it answers: students would read
 * the answer in the question. A list with options or answers of its own is none.
 */
export const withHeadedAnswers = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const isAsked = ({ text, isHeading }: ExamLine): boolean => isHeading === true && asks.test(text)
  if (lines.filter(isAsked).length < leastAsked || lines.some((one) => isOption(one) || isAnswered(one)))
    return lines
  let below: 'nothing' | 'heading' | 'answer' = 'nothing'
  return lines.flatMap((line): ExamLine[] => {
    if (line.isHeading === true) {
      below = isAsked(line) ? 'heading' : 'nothing'
      const isNamed = below === 'nothing' || readQuestionStart(line.text) !== undefined
      return [isNamed ? line : { ...line, text: `Question: ${line.text}` }]
    }
    if (below === 'nothing') return [line]
    // A blank line would end the answer.
    if (line.text.trim() === '') return []
    const isFirst = below === 'heading'
    below = 'answer'
    // Steps and letters of an answer are no questions and options.
    if (!isFirst) return [{ ...line, isCode: true }]
    return line.isCode === true
      ? [{ number: line.number, text: 'Answer:' }, line]
      : [{ ...line, text: `Answer: ${line.text}` }]
  })
}
