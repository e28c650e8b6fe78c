import type { ExamLine } from '../exam-text/exam-line.ts'
import { readOptionStart } from '../exam-text/patterns.ts'

/** Beside more letters than one for so many bullets, a bullet is a list within a question. */
const bulletsPerLetter = 8

/** Bullets are options if hardly anything else is. Next to lettered options, they are a list within a question. */
export const withBullets = (lines: readonly ExamLine[]): ExamLine[] => {
  const letters = lines.filter(
    ({ label, text }) =>
      label?.kind === 'letter' ||
      (label?.kind === 'number' && label.level > 0) ||
      readOptionStart(text) !== undefined,
  ).length
  const bullets = lines.filter(({ label }) => label?.kind === 'bullet').length
  const hasLetters = letters > 0 && letters * bulletsPerLetter > bullets
  return lines.map((written): ExamLine => {
    // A copy of each line of a long list would be kept beside the lines themselves.
    if (written.label?.kind !== 'bullet') return written
    const { label: _, ...line } = written
    return hasLetters ? { ...line, text: `• ${line.text}` } : { ...line, label: { kind: 'letter', level: 1 } }
  })
}
