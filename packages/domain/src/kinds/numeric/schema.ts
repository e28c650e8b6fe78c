import * as z from 'zod/mini'
import { kindLimits } from '../../limits.ts'
import { drawnLimits } from './drawn/limits.ts'
import { text } from '../../schemas/text.ts'
import { markShare } from '../share.ts'
import { decimal } from './decimal.ts'
import { variables } from './drawn/schema.ts'

/** A number, or a formula where the question has variables. */
const decimalOrFormula = z.string().check(z.maxLength(drawnLimits.formulaLength))
const unitName = z.string().check(z.maxLength(kindLimits.unitLength))

/**
 * How far an answer may be from the value. `absolute`: by at most the amount. `relative`: by at most the amount in
 * percent of the value. `ratio`: from value / (1 + amount %) to value x (1 + amount %). `digits` and `decimals`: equal
 * when both are rounded to so many significant digits or decimals. `range`: from `low` to `high`, without the value.
 */
export const tolerance = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.enum(['absolute', 'relative', 'ratio', 'digits', 'decimals']),
    amount: decimal,
  }),
  z.strictObject({
    by: z.literal('range'),
    low: decimalOrFormula,
    high: decimalOrFormula,
    with_low: z.boolean(),
    with_high: z.boolean(),
  }),
])
export type Tolerance = z.infer<typeof tolerance>

export const acceptedNumber = z.strictObject({
  value: decimalOrFormula,
  tolerance,
  share: markShare,
  /** What students read who gave this number. */
  feedback: z.optional(text(kindLimits.feedbackLength)),
})
export type AcceptedNumber = z.infer<typeof acceptedNumber>

export const unitModes = ['none', 'shown', 'typed', 'chosen'] as const
export type UnitMode = (typeof unitModes)[number]

/**
 * A number is the answer, alone or with a unit. The first accepted value that fits counts. A unit may be shown behind
 * the field, typed or chosen; `factor` converts it into the unit of the accepted values. A wrong or missing unit costs
 * `unit_costs` percent of what the number earns (`credit`) or of all marks (`all`). With variables, each student gets
 * other numbers in the text, and the accepted values are formulas.
 */
export const numeric = z.strictObject({
  kind: z.literal('numeric'),
  /** What is drawn for each student. Absent where all students get the same numbers. */
  variables: z.optional(variables),
  presentation: z.strictObject({
    unit: z.enum(unitModes),
    units: z.array(unitName).check(z.maxLength(kindLimits.units)),
  }),
  key: z.strictObject({
    accepted: z.array(acceptedNumber).check(z.maxLength(kindLimits.acceptedNumbers)),
    units: z
      .array(
        z.strictObject({
          name: unitName,
          also: z.array(unitName).check(z.maxLength(kindLimits.units)),
          factor: decimal,
        }),
      )
      .check(z.maxLength(kindLimits.units)),
    unit_costs: z.strictObject({
      share: z.int().check(z.minimum(0), z.maximum(100)),
      of: z.enum(['credit', 'all']),
    }),
  }),
})
export type Numeric = z.infer<typeof numeric>

export const presentedNumeric = z.strictObject({
  kind: z.literal('numeric'),
  unit: z.enum(unitModes),
  units: z.array(unitName),
})
