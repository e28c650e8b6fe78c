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
  const areText = letters > 0 && letters * bulletsPerLetter > bullets
  const options = areText ? optionsAmongLetters(lines) : undefined
  return lines.map((written, index): ExamLine => {
    // A copy of each line of a long list would be kept beside the lines themselves.
    if (written.label?.kind !== 'bullet') return written
    const { label: _, ...line } = written
    return areText && !options?.has(index)
      ? { ...line, text: `• ${line.text}` }
      : { ...line, label: { kind: 'letter', level: 1 } }
  })
}

const asks = /[?？:：…]["”’)]?\s*$|_{2,}|\.{3}\s*$/u
const leastRuns = 3

/**
 * The bullets of a list with lettered options that are options as well: each run of them stands below a line that asks,
 * and no lettered line follows it at once.
 */
const optionsAmongLetters = (lines: readonly ExamLine[]): ReadonlySet<number> => {
  const filled = lines.flatMap(({ text, images }, index) =>
    text.trim() === '' && !images?.length ? [] : [index],
  )
  const runs: number[][] = []
  for (let at = 0; at < filled.length; at += 1) {
    const run: number[] = []
    const above = lines[filled[at - 1] ?? -1]
    while (lines[filled[at] ?? -1]?.label?.kind === 'bullet') {
      run.push(filled[at] ?? -1)
      at += 1
    }
    const below = lines[filled[at] ?? -1]
    const isFollowed = below?.label?.kind === 'letter' || (below && readOptionStart(below.text) !== undefined)
    if (run.length >= 2 && run.length <= 8 && above && asks.test(above.text) && !isFollowed) runs.push(run)
  }
  return new Set(runs.length >= leastRuns ? runs.flat() : [])
}
