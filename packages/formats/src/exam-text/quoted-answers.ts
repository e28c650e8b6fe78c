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
