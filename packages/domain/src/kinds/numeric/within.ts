import { readDecimal } from './read-number.ts'
import { roundToDecimals, roundToDigits } from './round.ts'
import type { AcceptedNumber, Tolerance } from './schema.ts'

/**
 * What arithmetic with doubles may add to a difference of such numbers. Moodle allows the same. It is a part of them,
 * so that 0 is not 1.6e-19.
 */
const epsilon = (...numbers: number[]): number => 1e-14 * Math.max(...numbers.map(Math.abs))

const inRange = (given: number, tolerance: Extract<Tolerance, { by: 'range' }>): boolean => {
  const low = readDecimal(tolerance.low) ?? Number.NaN
  const high = readDecimal(tolerance.high) ?? Number.NaN
  const isAbove = tolerance.with_low ? given >= low - epsilon(low) : given > low + epsilon(low)
  const isBelow = tolerance.with_high ? given <= high + epsilon(high) : given < high - epsilon(high)
  return isAbove && isBelow
}

/** A tolerance around a value, with its amount as a number. */
type Around = { by: Exclude<Tolerance['by'], 'range'>; amount: number }

/** Reads the amount of a tolerance around a value; undefined for a range, and if it is no number. */
export const aroundOf = (tolerance: Tolerance): Around | undefined => {
  if (tolerance.by === 'range') return undefined
  const amount = readDecimal(tolerance.amount)
  return amount === undefined ? undefined : { by: tolerance.by, amount }
}

/** Whether a number is a value within a tolerance around it. */
export const isAround = (given: number, value: number, { by, amount }: Around): boolean => {
  const part = amount / 100
  const isBetween = (low: number, high: number): boolean => {
    const more = epsilon(value, low, high)
    return given >= low - more && given <= high + more
  }
  switch (by) {
    case 'absolute':
      return isBetween(value - amount, value + amount)
    case 'relative':
      return isBetween(value - Math.abs(value) * part, value + Math.abs(value) * part)
    case 'ratio': {
      const ends = [value / (1 + part), value * (1 + part)]
      return isBetween(Math.min(...ends), Math.max(...ends))
    }
    case 'digits':
      return roundToDigits(given, amount) === roundToDigits(value, amount)
    case 'decimals':
      return roundToDecimals(given, amount) === roundToDecimals(value, amount)
  }
}

/** Whether a number is what is accepted, within its tolerance. */
export const isWithin = (given: number, { value: written, tolerance }: AcceptedNumber): boolean => {
  if (tolerance.by === 'range') return inRange(given, tolerance)
  const value = readDecimal(written)
  const around = aroundOf(tolerance)
  return value !== undefined && around !== undefined && isAround(given, value, around)
}
