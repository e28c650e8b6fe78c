import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'

/** "1 point", "2 of 2 points": what a form says below the text of a question. */
const points = /^\s*(?:\d{1,2}\s*(?:\/|of|out\s+of)\s*)?(\d{1,2})\s*(?:points?|pts?|puntos?|punkte?)\s*$/i
const required = /\s+\*\s*$/
const leastQuestions = 2

/** Forms say the points of a question in a line below its text, where they would be its first option. */
export const withPointsBelowText = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const found = lines.flatMap(({ text, label, isCode }, index) => {
    const above = lines[index - 1]
    const isBelowText = above !== undefined && above.text.trim() !== '' && !points.test(above.text)
    return !label && !isCode && isBelowText && points.test(text) ? [index] : []
  })
  if (found.length < leastQuestions) return lines
  const result = [...lines]
  for (const index of found) {
    const above = elementAt(lines, index - 1)
    const marks = points.exec(elementAt(lines, index).text)?.[1] ?? ''
    result[index - 1] = { ...above, text: `${above.text.replace(required, '')} (${marks} points)` }
    result[index] = { number: elementAt(lines, index).number, text: '' }
  }
  return result
}
