import type { ExamLine } from '../exam-line.ts'
import { isKeyHeading } from '../key-headings.ts'
import { readKeyPairs } from '../key-pairs.ts'
import { readField, readOptionStart, readQuestionStart } from '../patterns.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'

const leastPairs = 3

/**
 * A key without a heading at the end of a list, a line for each question: "1 a", "2 b". It must have a letter for each
 * question above, and a blank line before it, or it may be the options of the last one.
 */
export const withBareKey = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  let end = lines.length
  while (end > 0 && elementAt(lines, end - 1).text.trim() === '') end -= 1
  let start = end
  while (start > 0 && isPair(elementAt(lines, start - 1))) start -= 1
  const isBehindBlank = start > 0 && elementAt(lines, start - 1).text.trim() === ''
  if (end - start < leastPairs || !isBehindBlank) return lines
  const above = lines.slice(0, start)
  const hasKey = above.some(({ text }) => readField(text)?.name === 'answer' || isKeyHeading(text))
  const numbers = above.flatMap(({ text, label, isCode }) =>
    label || isCode || readOptionStart(text) ? [] : (readQuestionStart(text)?.number ?? []),
  )
  const keyed = lines
    .slice(start, end)
    .map(({ text }) => elementAt(defined(readKeyPairs(text), 'readKeyPairs'), 0).number)
  if (hasKey || keyed.join() !== numbers.join()) return lines
  return [...above, { number: elementAt(lines, start).number, text: 'Answer key' }, ...lines.slice(start)]
}

const isPair = ({ text, label, isCode }: ExamLine): boolean =>
  !label && !isCode && text.length < 40 && readKeyPairs(text)?.length === 1
