import { validate, type ValidationResult } from '@quizwright/contracts/validation/validate.ts'
import type * as z from 'zod/mini'
import { isCertainlyValid, removeUnknownFields } from './json-schema-check.ts'

type Schema = z.core.$ZodType
type Checked<T> = Exclude<ValidationResult<T>, { ok: true }> | { ok: true; data: T; mayDiffer: boolean }

/**
 * Validates a service's data. Fields that the schema does not name are removed from it. `mayDiffer` is false if
 * there was certainly nothing to remove.
 */
export const validateResponse = <S extends Schema>(schema: S, value: unknown): Checked<z.core.output<S>> => {
  type Data = z.core.output<S>
  if (isCertainlyValid(schema, value)) return { ok: true, data: value as Data, mayDiffer: false }
  const checked = validate(schema, value)
  if (!checked.ok) return checked
  removeUnknownFields(schema, value)
  return { ok: true, data: value as Data, mayDiffer: true }
}
