import type * as z from 'zod/mini'
import { wireLimits } from '@quizwright/domain/limits.ts'
import { isStorable } from '@quizwright/domain/schemas/text.ts'
import { nameOf, tooDeep, validate, type ValidationResult } from './validate.ts'

type Schema = z.core.$ZodType

const unstorable = 'must hold neither a NUL nor half of a character'

/**
 * Finds the first text or field name that Postgres cannot store, or the first value nested too deeply. Unknown
 * fields are searched too, because loose schemas accept them.
 */
const findUnstorable = (
  value: unknown,
  path: string,
  depth: number,
): { field: string; error: string } | undefined => {
  if (typeof value === 'string') return isStorable(value) ? undefined : { field: path, error: unstorable }
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > wireLimits.jsonDepth) return { field: path, error: tooDeep }
  for (const [key, part] of Object.entries(value)) {
    if (!isStorable(key)) return { field: path, error: unstorable }
    const found = findUnstorable(part, path ? `${path}.${key}` : key, depth + 1)
    if (found) return found
  }
  return undefined
}

/** Validates untrusted input: first against the schema, then all texts that the schema accepted. */
export const validateInput = <S extends Schema>(
  schema: S,
  value: unknown,
): ValidationResult<z.core.output<S>> => {
  const checked = validate(schema, value)
  const found = checked.ok ? findUnstorable(checked.data, '', 1) : undefined
  return found
    ? { ok: false, errors: [{ field: found.field, messages: [`${nameOf(found.field)} ${found.error}`] }] }
    : checked
}
