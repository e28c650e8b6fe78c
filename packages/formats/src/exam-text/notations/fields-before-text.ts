import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { readField, readQuestionStart } from '../patterns.ts'

const named = /^\s*(?:Q|Question|Stem|Text|Prompt)\s*[:.]\s*(?=\S)/i
const ofQuestion = new Set(['marks', 'difficulty', 'topic', 'tags', 'section', 'hint'])
const mostFields = 8

/**
 * Lists that name the difficulty, marks or topic of a question between its number and its text: "Question 1",
 * "Points: 2", "Q: Which?". The text comes up to its number.
 */
export const withFieldsBelowText = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  let result: ExamLine[] | undefined
  for (let at = 0; at < lines.length; at += 1) {
    const line = elementAt(lines, at)
    const start =
      line.isCode || line.label || line.text.length > 40 ? undefined : readQuestionStart(line.text)
    if (start?.rest !== '') continue
    const end = endOfFields(lines, at + 1)
    const text = lines[end]
    if (end === at + 1 || !text || text.isCode || !named.test(text.text)) continue
    result ??= [...lines]
    result[at] = { ...line, text: `${start.number}. ${text.text.replace(named, '')}` }
    result[end] = { number: text.number, text: '' }
    at = end
  }
  return result ?? lines
}

/** The index behind the fields and blank lines from an index on. */
const endOfFields = (lines: readonly ExamLine[], from: number): number => {
  let end = from
  while (end < lines.length && end - from < mostFields && isField(elementAt(lines, end))) end += 1
  return end
}

const isField = ({ text, isCode }: ExamLine): boolean =>
  !isCode && (text.trim() === '' || ofQuestion.has(readField(text)?.name ?? ''))
