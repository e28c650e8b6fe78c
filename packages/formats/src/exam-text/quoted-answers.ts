import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from './exam-line.ts'
import { readField, readOptionStart } from './patterns.ts'

const numbered = /^\s*\d{1,4}[.)]\s+\S/
const quote = /^\s*>\s?(?!\[!)(?=\S)/
const leastQuestions = 3
const leastShare = 0.8

/** Cards in Markdown: a numbered term or question, and its answer as a quotation below it. No line is an option. */
export const withQuotedAnswers = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some(({ text }) => quote.test(text))) return lines
  const filled = lines.flatMap(({ text }, index) => (text.trim() === '' ? [] : [index]))
  const asked = filled.flatMap((index, at) => {
    const { text, isCode } = elementAt(lines, index)
    return !isCode && numbered.test(text) ? [filled[at + 1] ?? -1] : []
  })
  const answers = asked.filter((index) => quote.test(lines[index]?.text ?? ''))
  const areCards =
    answers.length >= leastQuestions &&
    answers.length >= leastShare * asked.length &&
    !lines.some(({ text }) => readOptionStart(text) || readField(text)?.name === 'answer')
  if (!areCards) return lines
  const first = new Set(answers)
  return lines.map((line, index) =>
    first.has(index) ? { ...line, text: `Answer: ${line.text.replace(quote, '')}` } : line,
  )
}

const boxed = /^\s*[-*+]\s+\[[ xX]\]\s*\S/
const leastExplained = 2

/** A quotation right behind the boxes of a question says why its options are right. */
export const withQuotedExplanations = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const explained = new Set<number>()
  let above: ExamLine | undefined
  for (const [index, line] of lines.entries()) {
    if (line.text.trim() === '') continue
    if (above && !line.isCode && quote.test(line.text) && boxed.test(above.text)) explained.add(index)
    above = line
  }
  if (explained.size < leastExplained) return lines
  return lines.map((line, index) =>
    explained.has(index) ? { ...line, text: `Explanation: ${line.text.replace(quote, '')}` } : line,
  )
}
