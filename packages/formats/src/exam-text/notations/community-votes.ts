import type { ExamLine } from '../exam-line.ts'
import { readField, readOptionStart } from '../patterns.ts'

const voted = /^(.*\S)\s+\(?(?:most voted|highly voted)\)?\s*$/i
/** A run of very many blanks would be searched from each of them. */
const mayBeVoted = /\S\s{1,9}\(?(?:most|highly) voted\)?\s*$/i
const mostEnd = 40
const distribution = /^\s*(?:community vote distribution|[A-H]{1,4}\s*\(\d{1,3}%\)|\d{1,3}%|other)\s*$/i
const linesOfVotes = 6

/**
 * What a page of exam questions says of the votes of its readers. The option with the most is the key only where the
 * list has no other.
 */
export const withoutCommunityVotes = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const isVoted = ({ text }: ExamLine): boolean =>
    mayBeVoted.test(text.slice(-mostEnd)) && voted.test(text) && readOptionStart(text) !== undefined
  if (!lines.some(isVoted)) return lines
  const hasKey = lines.some(({ text }) => readField(text)?.name === 'answer')
  let heading = -linesOfVotes
  return lines.flatMap((line, index): ExamLine[] => {
    if (isVoted(line))
      return [{ ...line, text: line.text.replace(voted, '$1'), ...(!hasKey && { isRight: true as const }) }]
    if (!distribution.test(line.text)) return [line]
    if (/^\s*community/i.test(line.text)) {
      heading = index
      return [{ number: line.number, text: '', without: ['the line "Community vote distribution"'] }]
    }
    return index - heading < linesOfVotes ? [{ number: line.number, text: '' }] : [line]
  })
}
