import type { ExamLine } from '../exam-text/exam-line.ts'
import { readOptionStart } from '../exam-text/patterns.ts'

/** Bullets are options if nothing else is. Next to lettered options, they are a list within a question. */
export const withBullets = (lines: readonly ExamLine[]): ExamLine[] => {
  const hasLetters = lines.some(
    ({ label, text }) =>
      label?.kind === 'letter' ||
      (label?.kind === 'number' && label.level > 0) ||
      readOptionStart(text) !== undefined,
  )
  return lines.map((written): ExamLine => {
    // A copy of each line of a long list would be kept beside the lines themselves.
    if (written.label?.kind !== 'bullet') return written
    const { label: _, ...line } = written
    return hasLetters ? { ...line, text: `• ${line.text}` } : { ...line, label: { kind: 'letter', level: 1 } }
  })
}
