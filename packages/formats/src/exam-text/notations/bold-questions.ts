import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { namedNumber, readField, readOptionStart, readQuestionStart } from '../patterns.ts'
import { isSectionHeading } from '../section-headings.ts'

const leastQuestions = 3
const leastShare = 0.8

const isOption = ({ label, text, isCode }: ExamLine): boolean =>
  !isCode && (label?.kind === 'letter' || (!label && readOptionStart(text) !== undefined))
const isNumbered = ({ label, text, isCode }: ExamLine): boolean =>
  !isCode && (label?.kind === 'number' || (!label && readQuestionStart(text) !== undefined))
const isHead = (line: ExamLine): boolean =>
  line.isMarked === true &&
  !line.label &&
  !line.isCode &&
  !line.isHeading &&
  !isOption(line) &&
  !readField(line.text) &&
  !isSectionHeading(line.text)

/**
 * Lists without numbers in which each question is bold and its options are not: a bold line begins a question, also
 * where it has no options.
 */
export const withBoldQuestions = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some(isHead)) return lines
  const filled = lines.filter(({ text }) => text.trim() !== '')
  const above = filled.flatMap((line, index) => {
    const before = filled[index - 1]
    return isOption(line) && before && !isOption(before) ? [before] : []
  })
  const heads = above.filter(isHead)
  const isOther =
    heads.length < leastQuestions ||
    heads.length < leastShare * above.length ||
    above.some(isNumbered) ||
    filled.some(
      (line, index) =>
        isNumbered(line) &&
        (line.isHeading || namedNumber.test(line.text) || line.label?.number !== undefined) &&
        filled[index + 1] !== undefined &&
        isHead(elementAt(filled, index + 1)),
    ) ||
    lines.some((line) => line.isMarked === true && (isOption(line) || isNumbered(line)))
  if (isOther) return lines
  return lines.map((line, index): ExamLine => {
    // What is counted between bold questions belongs to the text of one.
    if (isNumbered(line)) return { ...line, isStatement: true }
    const isBelowHead = index > 0 && isHead(elementAt(lines, index - 1))
    return isHead(line) && !isBelowHead ? { ...line, beginsQuestion: true } : line
  })
}
