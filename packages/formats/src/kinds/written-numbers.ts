import { readDecimal } from '@quizwright/domain/kinds/numeric/read-number.ts'
import type { AcceptedNumber, Numeric } from '@quizwright/domain/kinds/numeric/schema.ts'
import { pointed } from '../write/typed-forms.ts'
import { decimalOf } from './decimal.ts'

/** Whether a number is written as every format reads it: with a decimal point. */
export const isPointed = (written: string): boolean => pointed(written) === written

/** Whether QTI can say how far from a number an answer may be. */
export const isHeldByQti = ({ value, tolerance }: AcceptedNumber): boolean => {
  if (tolerance.by === 'range') return [tolerance.low, tolerance.high].every(isPointed)
  if (tolerance.by === 'ratio' || !isPointed(value) || !isPointed(tolerance.amount)) return false
  // No tolerance is read as the number 0, however it was written.
  return Number(tolerance.amount) > 0 || (tolerance.by === 'absolute' && tolerance.amount === '0')
}

/** Whether a number is asked for without a unit, which QTI has not. */
export const isWithoutUnit = ({ presentation }: Numeric): boolean => presentation.unit === 'none'

/** The closed range that an accepted number is about, for readers that know no other tolerance. */
export const boundsOf = ({ value, tolerance }: AcceptedNumber): [low: string, high: string] => {
  if (tolerance.by === 'range') return [pointed(tolerance.low), pointed(tolerance.high)]
  const [number = 0, amount = 0] = [readDecimal(value), readDecimal(tolerance.amount)]
  const part = Math.abs(number) * (amount / 100)
  const digits = Math.floor(Math.log10(Math.abs(number) || 1)) + 1 - amount
  const around = {
    absolute: amount,
    relative: part,
    ratio: part,
    decimals: 0.5 / 10 ** amount,
    digits: 0.5 * 10 ** digits,
  }[tolerance.by]
  return [decimalOf(number - around), decimalOf(number + around)]
}
