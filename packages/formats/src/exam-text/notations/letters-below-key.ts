import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { anyLetter } from '../letters.ts'
import { isKeyHeading } from '../key-headings.ts'
import { readField, readQuestionStart } from '../patterns.ts'

const alone = new RegExp(String.raw`^\s*[([]?(${anyLetter}|true|false)[)\].]?\s*$`, 'iu')
const leastAnswers = 2

/** A key with an answer in each line below its heading, as many as the questions above: "KEY" above "C" and "B". */
export const withLettersBelowKey = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  let end = lines.length
  while (end > 0 && elementAt(lines, end - 1).text.trim() === '') end -= 1
  let start = end
  while (
    start > 0 &&
    (isAnswer(elementAt(lines, start - 1)) || elementAt(lines, start - 1).text.trim() === '')
  )
    start -= 1
  const answers = lines.slice(start, end).filter(isAnswer)
  const heading = lines[start - 1]
  if (answers.length < leastAnswers || !heading || !isKeyHeading(heading.text)) return lines
  const above = lines.slice(0, start - 1)
  const numbers = above.flatMap(({ text, label, isCode }) =>
    label || isCode
      ? label?.kind === 'number'
        ? [label.number ?? 0]
        : []
      : (readQuestionStart(text)?.number ?? []),
  )
  const areCounted =
    numbers.length === answers.length && numbers.every((number, index) => number === index + 1)
  if (!areCounted || above.some(({ text }) => readField(text)?.name === 'answer')) return lines
  return [
    ...above,
    heading,
    ...answers.map((line, index) => ({ ...line, text: `${index + 1}. ${alone.exec(line.text)?.[1] ?? ''}` })),
  ]
}

const isAnswer = ({ text, label, isCode }: ExamLine): boolean => !label && !isCode && alone.test(text)
