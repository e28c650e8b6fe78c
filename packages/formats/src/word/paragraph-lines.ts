import type { ExamLine } from '../exam-text/exam-line.ts'
import type { Run } from './paragraph-text.ts'

type Piece = Pick<ExamLine, 'text' | 'isMarked' | 'without'>

/** The letter before an option, followed by a space or alone. */
const optionLetter = /^\s*[*✓✔]?\s*[([]?[A-Ha-h][.)\]](?:\s|$)/
const label = /^\s*(?:[*✓✔]\s*)?(?:[([]?(?:[A-Za-z]|\d{1,4})[.)\]:]\s*)?/

/**
 * Splits a paragraph into lines: at its line breaks, and between options that are separated by tabs or wide
 * gaps.
 */
export const linesOfRuns = (runs: readonly Run[]): Piece[] =>
  splitRuns(runs, /\n/).flatMap((line) => {
    const columns = splitRuns(line, /\t+| {4,}/).filter((column) => textOf(column).trim() !== '')
    const isSideBySide =
      columns.length > 1 && columns.slice(1).every((column) => optionLetter.test(textOf(column)))
    return (isSideBySide ? columns : [line]).map(pieceOf)
  })

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

const splitRuns = (runs: readonly Run[], at: RegExp): Run[][] => {
  const lines: Run[][] = [[]]
  for (const { text, isMarked } of runs) {
    const [first = '', ...others] = text.split(at)
    lines.at(-1)!.push({ text: first, isMarked })
    for (const other of others) lines.push([{ text: other, isMarked }])
  }
  return lines
}

/** A line is marked only if all of it is, apart from its label. A marked part is just a stressed word. */
const pieceOf = (runs: readonly Run[]): Piece => {
  const whole = textOf(runs)
  const skipped = label.exec(whole)![0].length
  let at = 0
  let marked = 0
  let plain = 0
  for (const { text, isMarked } of runs) {
    const letters = text.slice(Math.max(0, skipped - at)).replace(/\s/g, '').length
    at += text.length
    if (isMarked) marked += letters
    else plain += letters
  }
  const text = whole.replace(/\t/g, ' ')
  if (marked > 0 && plain === 0) return { text, isMarked: true }
  return marked > 0 ? { text, without: ['bold, underlined or coloured words'] } : { text }
}
