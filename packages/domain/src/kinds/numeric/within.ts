import { readDecimal } from './read-number.ts'
import { roundToDecimals } from './round.ts'
import type { AcceptedNumber, Tolerance } from './schema.ts'

/** What arithmetic with doubles may add to a difference. Moodle allows the same. */
const epsilon = (value: number): number => 1e-14 * Math.max(1, Math.abs(value))

const isBetween = (given: number, low: number, high: number): boolean =>
  given >= low - epsilon(low) && given <= high + epsilon(high)

const inRange = (given: number, tolerance: Extract<Tolerance, { by: 'range' }>): boolean => {
  const low = readDecimal(tolerance.low) ?? Number.NaN
  const high = readDecimal(tolerance.high) ?? Number.NaN
  const isAbove = tolerance.with_low ? given >= low - epsilon(low) : given > low + epsilon(low)
  const isBelow = tolerance.with_high ? given <= high + epsilon(high) : given < high - epsilon(high)
  return isAbove && isBelow
}

/** Whether a number is what is accepted, within its tolerance. */
export const isWithin = (given: number, { value: written, tolerance }: AcceptedNumber): boolean => {
  if (tolerance.by === 'range') return inRange(given, tolerance)
  const value = readDecimal(written)
  const amount = readDecimal(tolerance.amount)
  if (value === undefined || amount === undefined) return false
  const part = amount / 100
  switch (tolerance.by) {
    case 'absolute':
      return isBetween(given, value - amount, value + amount)
    case 'relative':
      return isBetween(given, value - Math.abs(value) * part, value + Math.abs(value) * part)
    case 'ratio': {
      const ends = [value / (1 + part), value * (1 + part)]
      return isBetween(given, Math.min(...ends), Math.max(...ends))
    }
    case 'digits':
      return (
        given.toPrecision(Math.min(100, Math.max(1, amount))) ===
        value.toPrecision(Math.min(100, Math.max(1, amount)))
      )
    case 'decimals':
      return Math.abs(roundToDecimals(given, amount) - roundToDecimals(value, amount)) <= epsilon(value)
  }
}
