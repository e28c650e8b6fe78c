import { latinLetter } from '@quizwright/domain/rules/option-letters.ts'
import type { ExamLine } from '../exam-line.ts'
import { anyLetter, latinDigits } from '../letters.ts'

const numbered = /^(\p{Nd}{1,2})[.)]\s*(\S.*)$/u
const lettered = new RegExp(String.raw`^[([]?(${anyLetter})[.)\]]\s*(\S.*)$`, 'u')

type Row = { number: string; left: string; letter: string; right: string }

/** A row of two cells, "| 1. Newton | a. Gravity |", also without the outer bars. */
const rowOf = (text: string): Row | undefined => {
  if (!text.includes('|')) return undefined
  const cells = text.split('|').map((cell) => cell.trim())
  if (cells.length > 2 && cells[0] === '') cells.shift()
  if (cells.length > 2 && cells.at(-1) === '') cells.pop()
  const [first = '', second = ''] = cells
  const [, number, left] = numbered.exec(first) ?? []
  const [, letter, right] = lettered.exec(second) ?? []
  return cells.length === 2 && number && left && letter && right ? { number, left, letter, right } : undefined
}

const rule = /^[\s|:-]+$/
const leastRows = 2

/** The rows from an index on whose cells count from 1 and from A. */
const rowsFrom = (lines: readonly Pick<ExamLine, 'text'>[], first: number): Row[] => {
  const rows: Row[] = []
  for (let at = first; at < lines.length; at += 1) {
    const found = rowOf(lines[at]?.text ?? '')
    const isNext =
      found !== undefined &&
      latinDigits(found.number) === rows.length + 1 &&
      latinLetter(found.letter) === String.fromCodePoint(65 + rows.length)
    if (!isNext) break
    rows.push(found)
  }
  return rows.length >= leastRows ? rows : []
}

/** Two columns to match as a table, "| 1. Newton | a. Gravity |", become the lines that a list has for them. */
export const withMatchingTables = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some(({ text }) => rowOf(text) !== undefined)) return lines
  const result: ExamLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const rows = rowsFrom(lines, at)
    // The headings say no more than that these are columns.
    if (rows.length > 0) while (result.length > 0 && isHeading(result.at(-1)?.text ?? '')) result.pop()
    result.push(
      ...rows.map(({ number, left, letter, right }, index) => ({
        number: (lines[at]?.number ?? 0) + index,
        text: `${number}. ${left}   ${letter}. ${right}`,
      })),
    )
    if (rows.length > 0) at += rows.length - 1
    else {
      const line = lines[at]
      if (line) result.push(line)
    }
  }
  return result
}

const isHeading = (text: string): boolean =>
  text.includes('|') && (rule.test(text) || text.split('|').length <= 4)

/** Whether a text has such a table. */
export const hasMatchingTable = (lines: readonly Pick<ExamLine, 'text'>[]): boolean =>
  lines.some(({ text }, index) => rowOf(text) !== undefined && rowsFrom(lines, index).length > 0)
