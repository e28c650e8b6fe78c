import { foldUnit } from './fold-unit.ts'
import { readDecimal, readNumber, type WrittenNumber } from './read-number.ts'
import type { AcceptedNumber, Numeric } from './schema.ts'
import { isWithin } from './within.ts'

type Asked = Pick<Numeric, 'presentation' | 'key'>

export type ReadAnswer = WrittenNumber & {
  /** What the number must be multiplied by; undefined if the unit is unknown or missing. */
  factor: number | undefined
}

/**
 * Reads a student's answer. Undefined if it is no number, or has something behind the number where no unit is asked
 * for. A percent sign divides by 100 where no unit is asked for.
 */
export const readAnswer = (text: string, { presentation, key }: Asked): ReadAnswer | undefined => {
  const read = readNumber(text)
  if (!read) return undefined
  const { unit } = read
  const own = foldUnit(unit)
  // A unit that has no name at all among its other names may be left out.
  const found = key.units.find(({ name, also }) =>
    own === '' ? also.includes('') : [name, ...also].some((known) => foldUnit(known) === own),
  )
  if (found) return { ...read, factor: readDecimal(found.factor) }
  if (presentation.unit === 'typed' || presentation.unit === 'chosen') return { ...read, factor: undefined }
  if (unit === '' || presentation.units.some((shown) => foldUnit(shown) === own))
    return { ...read, factor: 1 }
  return unit === '%' ? { values: read.values.map((value) => value / 100), unit: '', factor: 1 } : undefined
}

/** The accepted number that counts: of two readings the better one. */
const acceptedFor = ({ key }: Asked, { values, factor }: ReadAnswer): AcceptedNumber | undefined =>
  values
    .flatMap((value) => key.accepted.find((one) => isWithin(value * (factor ?? 1), one)) ?? [])
    .reduce<AcceptedNumber | undefined>(
      (best, one) => (best === undefined || one.share > best.share ? one : best),
      undefined,
    )

/** Returns the accepted number that counts for an answer; undefined if none does. */
export const acceptedNumberAs = (asked: Asked, answer: string): AcceptedNumber | undefined => {
  const read = readAnswer(answer, asked)
  return read && acceptedFor(asked, read)
}

/** Returns the share of the marks that an answer earns, from 0 to 1. Of two readings the better one counts. */
export const markNumeric = (asked: Asked, answer: string): number => {
  const read = readAnswer(answer, asked)
  if (!read) return 0
  const { unit_costs: costs } = asked.key
  const credit = (acceptedFor(asked, read)?.share ?? 0) / 100
  if (read.factor !== undefined || credit === 0) return credit
  const cost = costs.share / 100
  return Math.max(0, costs.of === 'credit' ? credit * (1 - cost) : credit - cost)
}
