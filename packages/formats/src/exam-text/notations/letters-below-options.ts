import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { readField } from '../patterns.ts'

const alone = /^\s*[([]?([A-Ha-h])[)\].]?\s*$/
const lettered = /^\s*(?:[-*+•]\s+)?[([]?([A-Ha-h])\s?[.):\]、]\s*\S/
const leastAnswers = 2
const leastShare = 0.6
/** The last option may be wrapped, and a blank line stand below it. */
const mostBetween = 4

/**
 * A letter alone below the options of question after question names the right one. A letter above another one is an
 * option without a text.
 */
export const withLettersBelowOptions = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const answers: number[] = []
  let last = ''
  let since = 0
  let lists = 0
  for (const [index, { text, label, isCode, isHeading }] of lines.entries()) {
    if (text.trim() === '' || isCode) continue
    if (isHeading === true || readField(text)?.name === 'answer') {
      last = ''
      continue
    }
    const option = label?.kind === 'letter' ? undefined : lettered.exec(text)?.[1]?.toUpperCase()
    const letter = label ? undefined : alone.exec(text)?.[1]?.toUpperCase()
    if (option !== undefined) {
      if (option === 'A') lists += 1
      last = option === 'A' || option > last ? option : ''
      since = 0
    } else if (letter !== undefined && last >= 'B' && letter <= last && !isLetterBelow(lines, index)) {
      answers.push(index)
      last = ''
    } else if ((since += 1) >= mostBetween) last = ''
  }
  if (answers.length < leastAnswers || answers.length < leastShare * lists) return lines
  const result = [...lines]
  for (const index of answers) {
    const line = elementAt(lines, index)
    result[index] = { ...line, text: `Answer: ${alone.exec(line.text)?.[1] ?? ''}` }
  }
  return result
}

const isLetterBelow = (lines: readonly ExamLine[], index: number): boolean => {
  const next = lines.slice(index + 1, index + 1 + mostBetween).find(({ text }) => text.trim() !== '')
  return next !== undefined && alone.test(next.text)
}
