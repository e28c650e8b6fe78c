import { alif } from '@quizwright/domain/rules/option-letters.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { foreignLetters } from '../exam-text/letters.ts'
import type { Run } from './paragraph-text.ts'
import { elementAt, lastOf } from '@quizwright/domain/defined.ts'

type Piece = Pick<ExamLine, 'text' | 'isMarked' | 'standsOut' | 'without'>

/** The letter before an option, followed by a space or alone. */
const optionLetter = new RegExp(
  String.raw`^\s*[*✓✔]?\s*[([]?(?:[A-Ha-h${foreignLetters}]|${alif.name})[.)\]](?:\s|$)`,
  'u',
)
const label = /^\s*(?:[*✓✔]\s*)?(?:[([]?(?:\p{L}\p{M}*|الف|\d{1,15})[.)\]:]\s*)?/u

/**
 * Splits a paragraph into lines: at its line breaks, and between options that are separated by tabs or wide
 * gaps.
 */
export const linesOfRuns = (runs: readonly Run[]): Piece[] =>
  splitRuns(runs.map(withFewBreaks), /\n/).flatMap((line) => {
    if (!line.some(({ text }) => gap.test(text))) return pieceOf(line)
    const columns = columnsOf(line, /\t+| {4,}/, 1) ?? columnsOf(line, /\t+| {2,}/, 0)
    return (columns ?? [line]).map(pieceOf)
  })

/** The columns between gaps, if those from this index on begin with the letter of an option. */
const columnsOf = (line: readonly Run[], gaps: RegExp, from: number): Run[][] | undefined => {
  const columns = splitRuns(line, gaps).filter((column) => textOf(column).trim() !== '')
  const areOptions = columns.slice(from).every((column) => optionLetter.test(textOf(column)))
  return columns.length > 1 && areOptions ? columns : undefined
}

const gap = /\t| {2}/
/** Line breaks beyond so many one behind the other leave no more space than these do. */
const maxBreaks = 100
const manyBreaks = new RegExp(String.raw`\n{${maxBreaks + 1},}`, 'g')

const withFewBreaks = (run: Run): Run =>
  run.text.length > maxBreaks ? { ...run, text: run.text.replace(manyBreaks, '\n'.repeat(maxBreaks)) } : run

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

const splitRuns = (runs: readonly Run[], at: RegExp): Run[][] => {
  const lines: Run[][] = [[]]
  for (const run of runs) {
    const [first = '', ...others] = run.text.split(at)
    lastOf(lines).push(others.length === 0 ? run : { ...run, text: first })
    for (const other of others) lines.push([{ ...run, text: other }])
  }
  return lines
}

/** A line is marked only if all of it is, apart from its label. A marked part is just a stressed word. */
const pieceOf = (runs: readonly Run[]): Piece => {
  const whole = textOf(runs)
  // All of a line that is formatted alike has no marked part, as nearly every line.
  if (runs.length === 1 && !elementAt(runs, 0).isMarked) return { text: whole.replace(/\t/g, ' ') }
  const skipped = label.exec(whole)?.[0].length ?? 0
  let index = 0
  const letters = { all: 0, marked: 0, plain: 0, italic: 0, outstanding: 0 }
  for (const { text, isMarked, isItalic, standsOut } of runs) {
    const count = text.slice(Math.max(0, skipped - index)).replace(/\s/g, '').length
    index += text.length
    letters.all += count
    if (isMarked) letters.marked += count
    if (isMarked === false) letters.plain += count
    if (isItalic) letters.italic += count
    if (standsOut) letters.outstanding += count
  }
  const text = whole.replace(/\t/g, ' ')
  const isMarked = letters.marked > 0 && letters.plain === 0
  const without = [
    ...(letters.marked > 0 && !isMarked ? ['bold, underlined or coloured words'] : []),
    ...(letters.italic > 0 && letters.italic < letters.all ? ['italic words'] : []),
  ]
  const standsOut = isMarked && letters.outstanding === letters.marked
  return {
    text,
    ...(isMarked && { isMarked }),
    ...(standsOut && { standsOut }),
    ...(without.length > 0 && { without }),
  }
}
