import * as z from 'zod/mini'
import { wireLimits } from '../limits.ts'
import type { FieldErrors } from '../schemas/problem.ts'
import { isStorable } from '../schemas/text.ts'
import { compileValidator } from './compiled-validator.ts'

type Schema = z.core.$ZodType
export type ValidationResult<T> = { ok: true; data: T } | { ok: false; errors: FieldErrors[] }

/** More than this helps nobody mend a call. */
const faultsShown = 20
const keyShown = 64

/** Says what a schema asks for. The value itself is never repeated: it may be a password, or a megabyte. */
const say = (issue: z.core.$ZodRawIssue): string => {
  if (issue.input === undefined) return 'is required'
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${/^[aeiou]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}`
    case 'invalid_value':
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
    case 'too_big':
      return bound('at most', issue.maximum, issue.origin)
    case 'too_small':
      return bound('at least', issue.minimum, issue.origin)
    case 'unrecognized_keys':
      return 'is not known here'
    default:
      return 'has the wrong form'
  }
}
const bound = (side: string, limit: number | bigint, origin: string): string => {
  if (origin === 'array') return `must have ${side} ${limit} entries`
  return origin === 'string' ? `must be ${side} ${limit} characters long` : `must be ${side} ${limit}`
}

/** What a sentence calls a field; the whole has no name. */
const nameOf = (field: string): string => field || 'This'

const gather = (issues: readonly z.core.$ZodIssue[]): FieldErrors[] => {
  const byField = new Map<string, string[]>()
  for (const issue of issues.slice(0, faultsShown)) {
    const keys =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key.slice(0, keyShown)])
        : [issue.path]
    for (const path of keys.slice(0, faultsShown)) {
      const field = path.join('.')
      byField.set(field, [...(byField.get(field) ?? []), `${nameOf(field)} ${issue.message}`])
    }
  }
  return [...byField].slice(0, faultsShown).map(([field, messages]) => ({ field, messages }))
}

/**
 * Holds a value against a schema. Answers the parsed value, or the first faults by the path of their field.
 */
export const validate = <S extends Schema>(schema: S, value: unknown): ValidationResult<z.core.output<S>> => {
  if (compileValidator(schema)(value)) return { ok: true, data: value as z.core.output<S> }
  try {
    const outcome = z.safeParse(schema, value, { error: say })
    return outcome.success
      ? { ok: true, data: outcome.data }
      : { ok: false, errors: gather(outcome.error.issues) }
  } catch (error) {
    // A recursive schema runs out of stack on a value nested thousands deep.
    if (!(error instanceof RangeError)) throw error
    return { ok: false, errors: [{ field: '', messages: [`${nameOf('')} ${tooDeep}`] }] }
  }
}

const unstorable = 'must hold neither a NUL nor half of a character'
const tooDeep = 'is nested too deeply'

/**
 * Finds the first text, or name of a field, that Postgres could not store, wherever it is: loose schemas let
 * through what they do not name. What is nested deeper than JSON may be is a fault too.
 */
const findUnstorable = (
  value: unknown,
  path: string,
  depth: number,
): { field: string; fault: string } | undefined => {
  if (typeof value === 'string') return isStorable(value) ? undefined : { field: path, fault: unstorable }
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > wireLimits.jsonDepth) return { field: path, fault: tooDeep }
  for (const [key, part] of Object.entries(value)) {
    if (!isStorable(key)) return { field: path, fault: unstorable }
    const found = findUnstorable(part, path ? `${path}.${key}` : key, depth + 1)
    if (found) return found
  }
  return undefined
}

/** `check` for what comes from outside: the schema, then everything it lets through. */
export const validateInput = <S extends Schema>(
  schema: S,
  value: unknown,
): ValidationResult<z.core.output<S>> => {
  if (compileValidator(schema)(value)) return { ok: true, data: value as z.core.output<S> }
  const checked = validate(schema, value)
  const found = checked.ok ? findUnstorable(checked.data, '', 1) : undefined
  return found
    ? { ok: false, errors: [{ field: found.field, messages: [`${nameOf(found.field)} ${found.fault}`] }] }
    : checked
}
