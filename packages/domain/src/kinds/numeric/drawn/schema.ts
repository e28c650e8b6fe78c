import * as z from 'zod/mini'
import { drawnLimits } from './limits.ts'
import { decimal } from '../decimal.ts'

const variableName = z.string().check(z.maxLength(drawnLimits.nameLength))

/**
 * What is drawn for each student. `range`: a number from `from` to `to` in steps. `rows`: one of the rows, which has a
 * value for each name, so that values stay together; a list is rows of one value.
 */
export const variable = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('range'), name: variableName, from: decimal, to: decimal, step: decimal }),
  z.strictObject({
    by: z.literal('rows'),
    names: z.array(variableName).check(z.maxLength(drawnLimits.variables)),
    rows: z
      .array(z.array(decimal).check(z.maxLength(drawnLimits.variables)))
      .check(z.maxLength(drawnLimits.rows)),
  }),
])
export type Variable = z.infer<typeof variable>

export const variables = z.array(variable).check(z.maxLength(drawnLimits.variables))

/** The names that a variable gives values to. */
export const namesOf = (one: Variable): readonly string[] => (one.by === 'range' ? [one.name] : one.names)
