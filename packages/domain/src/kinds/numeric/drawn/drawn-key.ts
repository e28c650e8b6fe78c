import { type Values, readFormula } from './formula.ts'
import type { AcceptedNumber, Numeric } from '../schema.ts'
import { createDraw, toNumbers } from './combinations.ts'
import { writeValue } from './in-text.ts'

/** Whether each student gets other numbers. */
export const isDrawn = ({ variables }: Pick<Numeric, 'variables'>): boolean => (variables?.length ?? 0) > 0

const computed = (formula: string, values: Values): string => {
  const read = readFormula(formula)
  return 'wrong' in read ? '' : writeValue(read.valueFor(values))
}

const computedKey = (one: AcceptedNumber, values: Values): AcceptedNumber => {
  const { tolerance } = one
  if (tolerance.by !== 'range') return { ...one, value: computed(one.value, values) }
  return {
    ...one,
    tolerance: {
      ...tolerance,
      low: computed(tolerance.low, values),
      high: computed(tolerance.high, values),
    },
  }
}

/**
 * Returns the question of a student who got this variant: its formulas are replaced by their values. A question without
 * variables stays as it is.
 */
export const numericInVariant = (numeric: Numeric, variant: number | null | undefined): Numeric => {
  if (!isDrawn(numeric)) return numeric
  const { variables = [], ...plain } = numeric
  const values = toNumbers(createDraw(variables)(variant ?? 0))
  return {
    ...plain,
    key: { ...plain.key, accepted: plain.key.accepted.map((one) => computedKey(one, values)) },
  }
}
