import type * as z from 'zod/mini'
import { compileValidator } from './compiled-validator.ts'
import { keepKnownFields } from './known-fields.ts'
import { validate, type ValidationResult } from './validate.ts'

type Schema = z.core.$ZodType
type Checked<T> =
  | Exclude<ValidationResult<T>, { ok: true }>
  | { ok: true; data: T; hasUnknownFields: boolean }

/**
 * Validates a service's data. The returned `data` contains only fields that the schema names, and `hasUnknownFields`
 * says whether there were others. `json` is the text that `value` was parsed from, if known. It makes the check of
 * texts faster: only an escape in well-formed UTF-8 can produce a text that cannot be stored.
 */
export const validateResponse = <S extends Schema>(
  schema: S,
  value: unknown,
  json?: string,
): Checked<z.core.output<S>> => {
  type Data = z.core.output<S>
  const textsAreStorable = json !== undefined && !json.includes('\\u')
  const verdict = compileValidator(schema, { textsAreStorable })(value)
  if (verdict === 'clean') return { ok: true, data: value as Data, hasUnknownFields: false }
  if (verdict === 'unsure') {
    const checked = validate(schema, value)
    if (!checked.ok) return checked
  }
  const known = keepKnownFields(schema, value)
  return { ok: true, data: known as Data, hasUnknownFields: known !== value }
}
