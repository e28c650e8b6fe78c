import { latinLetter } from '@quizwright/domain/rules/option-letters.ts'
import type { ExamLine } from './exam-line.ts'
import { anyLetter, latinDigits } from './letters.ts'

const row = new RegExp(
  String.raw`^\s*\|?\s*(\p{Nd}{1,2})[.)]\s*([^|]*[^|\s])\s*\|\s*[([]?(${anyLetter})[.)\]]\s*([^|]*[^|\s])\s*\|?\s*$`,
  'u',
)
const rule = /^[\s|:-]+$/
const leastRows = 2

/** The rows from an index on whose cells count from 1 and from A. */
const rowsFrom = (lines: readonly Pick<ExamLine, 'text'>[], first: number): RegExpExecArray[] => {
  const rows: RegExpExecArray[] = []
  for (let at = first; at < lines.length; at += 1) {
    const found = row.exec(lines[at]?.text ?? '')
    const [, number = '', , letter = ''] = found ?? []
    const isNext =
      latinDigits(number) === rows.length + 1 &&
      latinLetter(letter) === String.fromCodePoint(65 + rows.length)
    if (!found || !isNext) break
    rows.push(found)
  }
  return rows.length >= leastRows ? rows : []
}

/** Two columns to match as a table, "| 1. Newton | a. Gravity |", become the lines that a list has for them. */
export const withMatchingTables = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some(({ text }) => row.test(text))) return lines
  const result: ExamLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const rows = rowsFrom(lines, at)
    // The headings say no more than that these are columns.
    if (rows.length > 0) while (result.length > 0 && isHeading(result.at(-1)?.text ?? '')) result.pop()
    result.push(
      ...rows.map(([, number, left, letter, right], index) => ({
        number: (lines[at]?.number ?? 0) + index,
        text: `${number}. ${left}   ${letter}. ${right}`,
      })),
    )
    if (rows.length > 0) at += rows.length - 1
    else if (lines[at]) result.push(lines[at])
  }
  return result
}

const isHeading = (text: string): boolean =>
  text.includes('|') && (rule.test(text) || text.split('|').length <= 4)

/** Whether a text has such a table. */
export const hasMatchingTable = (lines: readonly Pick<ExamLine, 'text'>[]): boolean =>
  lines.some(({ text }, index) => row.test(text) && rowsFrom(lines, index).length > 0)
