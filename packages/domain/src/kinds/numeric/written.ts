import { elementAt } from '../../defined.ts'
import { shareBehind, shareOfPercent } from '../share.ts'
import type { AcceptedNumber, Tolerance } from './schema.ts'

/** Writes a tolerance behind its value: " +- 0.05", " (3 digits)". */
const writeTolerance = (tolerance: Exclude<Tolerance, { by: 'range' }>): string => {
  const { by, amount } = tolerance
  if (by === 'absolute') return amount === '0' || amount === '' ? '' : ` +- ${amount}`
  if (by === 'relative') return ` +- ${amount} %`
  if (by === 'ratio') return ` (ratio ${amount} %)`
  return ` (${amount} ${by})`
}

/** Writes an accepted number into one line: "9.81 +- 0.05 @50%", "[9.7, 9.9)". */
export const writeAccepted = ({ value, tolerance, share }: AcceptedNumber): string => {
  const number =
    tolerance.by === 'range'
      ? `${tolerance.with_low ? '[' : '('}${tolerance.low}, ${tolerance.high}${tolerance.with_high ? ']' : ')'}`
      : `${value}${writeTolerance(tolerance)}`
  return share === 100 ? number : `${number} @${share}%`
}

const range = /^([[(])\s*(.+?)\s*(?:;|\.\.|, )\s*(.+?)\s*([\])])$/
const within = /^(.+?)\s*(?:\+-|\+\/-|±)\s*(.+?)\s*(%?)$/
const rounded = /^(.+?)\s*\(\s*(\d{1,2})\s*(digits?|decimals?)\s*\)$/
const ratio = /^(.+?)\s*\(\s*ratio\s+(.+?)\s*%\s*\)$/

/** Whether every bracket that is opened is closed, so that a text between brackets is not cut in a formula. */
const isBalanced = (text: string): boolean => {
  let open = 0
  for (const sign of text) {
    if (sign === '(') open += 1
    if (sign === ')' && --open < 0) return false
  }
  return open === 0
}

const readTolerance = (text: string): Omit<AcceptedNumber, 'share'> => {
  const ends = range.exec(text)
  if (ends && isBalanced(elementAt(ends, 2)) && isBalanced(elementAt(ends, 3)))
    return {
      value: '',
      tolerance: {
        by: 'range',
        low: elementAt(ends, 2),
        high: elementAt(ends, 3),
        with_low: ends[1] === '[',
        with_high: ends[4] === ']',
      },
    }
  const about = within.exec(text)
  if (about)
    return {
      value: elementAt(about, 1),
      tolerance: { by: about[3] === '%' ? 'relative' : 'absolute', amount: elementAt(about, 2) },
    }
  const digits = rounded.exec(text)
  if (digits)
    return {
      value: elementAt(digits, 1),
      tolerance: {
        by: elementAt(digits, 3).startsWith('digit') ? 'digits' : 'decimals',
        amount: elementAt(digits, 2),
      },
    }
  const factor = ratio.exec(text)
  if (factor) return { value: elementAt(factor, 1), tolerance: { by: 'ratio', amount: elementAt(factor, 2) } }
  return { value: text, tolerance: { by: 'absolute', amount: '0' } }
}

/** Reads what `writeAccepted` writes. What is no number is left to the rules. */
export const readAccepted = (line: string): AcceptedNumber => {
  const text = line.trim().replaceAll(/\s+/g, ' ')
  const share = shareBehind.exec(text)
  const number = share ? text.slice(0, share.index) : text
  return { ...readTolerance(number), share: shareOfPercent(Number(share?.[1] ?? 100)) }
}
