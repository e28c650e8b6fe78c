import type { AddFinding } from '../question-kind.ts'
import { readDecimal } from './read-number.ts'
import type { AcceptedNumber } from './schema.ts'
import { wrongDecimal } from './wrong-decimal.ts'

type AddError = (rule: string, field: string, message: string) => void

/** Says why a text can not be the value of a key. Undefined if it can. */
type WrongValue = (text: string) => string | undefined

const judgeAccepted = (
  { value, tolerance }: AcceptedNumber,
  field: string,
  add: AddError,
  wrongValue: WrongValue,
): void => {
  const judge = (text: string, at: string, wrongOf = wrongValue): number | undefined => {
    const wrong = wrongOf(text)
    if (wrong !== undefined) add('notANumber', `${field}.${at}`, wrong)
    return readDecimal(text)
  }
  if (tolerance.by === 'range') {
    const low = judge(tolerance.low, 'tolerance.low')
    const high = judge(tolerance.high, 'tolerance.high')
    if (low !== undefined && high !== undefined && low > high)
      add('rangeReversed', `${field}.tolerance.low`, 'The range begins above its end')
    return
  }
  judge(value, 'value')
  const amount = judge(tolerance.amount, 'tolerance.amount', wrongDecimal)
  if (amount === undefined) return
  const isCount = tolerance.by === 'digits' || tolerance.by === 'decimals'
  if (amount < 0) add('toleranceNegative', `${field}.tolerance.amount`, 'The tolerance must be 0 or more')
  else if (
    isCount &&
    (!Number.isInteger(amount) || amount > 15 || (tolerance.by === 'digits' && amount === 0))
  )
    add('toleranceCount', `${field}.tolerance.amount`, 'Write how many digits count, from 1 to 15')
}

const overlaps = (one: AcceptedNumber, other: AcceptedNumber): boolean => {
  if (one.tolerance.by !== 'range' || other.tolerance.by !== 'range') return false
  const [low, high, otherLow, otherHigh] = [
    one.tolerance.low,
    one.tolerance.high,
    other.tolerance.low,
    other.tolerance.high,
  ].map((end) => readDecimal(end) ?? Number.NaN) as [number, number, number, number]
  return low < otherHigh && otherLow < high
}

const judgeOverlaps = (accepted: readonly AcceptedNumber[], field: string, add: AddFinding): void => {
  for (const [index, one] of accepted.entries()) {
    const earlier = accepted.slice(0, index).findIndex((other) => overlaps(one, other))
    if (earlier >= 0)
      add(
        'hint',
        'rangesOverlap',
        `${field}.${index}`,
        `The ranges of answers ${earlier + 1} and ${index + 1} overlap: the first counts`,
      )
  }
}

/** Whether an accepted number is written. A range has no value. */
const isWritten = ({ value, tolerance }: AcceptedNumber): boolean =>
  value.trim() !== '' || tolerance.by === 'range'

/**
 * Adds what is wrong with accepted numbers: none at all, texts that are no numbers, ranges that overlap. Values may be
 * something else than numbers by `wrongValue`.
 */
export const judgeNumbers = (
  accepted: readonly AcceptedNumber[],
  field: string,
  add: AddFinding,
  wrongValue: WrongValue = wrongDecimal,
): void => {
  const error: AddError = (rule, at, message) => add('error', rule, at, message)
  if (!accepted.some(isWritten)) return error('acceptedMissing', field, 'Give at least one accepted answer')
  for (const [index, one] of accepted.entries()) judgeAccepted(one, `${field}.${index}`, error, wrongValue)
  if (accepted.every(({ share }) => share < 100))
    error('acceptedShare', field, 'One accepted answer must earn all marks')
  judgeOverlaps(accepted, field, add)
}
