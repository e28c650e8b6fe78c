import * as z from 'zod/mini'
import { nounFor } from '@quizwright/domain/rules/plural.ts'
import type { FieldErrors } from '../schemas/problem.ts'

type Schema = z.core.$ZodType
export type ValidationResult<T> = { ok: true; data: T } | { ok: false; errors: FieldErrors[] }

export const tooDeep = 'is nested too deeply'

/** The maximum number of errors in a result. More would not help to correct a request. */
const maxErrors = 20
const maxKeyLength = 64

/**
 * Describes what the schema requires. The message never contains the value, which may be a password or very long.
 */
const describeIssue = (issue: z.core.$ZodRawIssue): string => {
  if (issue.input === undefined) return 'is required'
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return 'must be a whole number'
      return `must be ${/^[aeiou]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}`
    case 'invalid_value':
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
    case 'too_big':
      return describeLimit('at most', issue.maximum, issue.origin)
    case 'too_small':
      return describeLimit('at least', issue.minimum, issue.origin)
    case 'unrecognized_keys':
      return 'is not known here'
    default:
      return 'has the wrong form'
  }
}
const describeLimit = (comparison: string, limit: number | bigint, origin: string): string => {
  if (origin === 'array')
    return `must have ${comparison} ${limit} ${nounFor(Number(limit), 'entry', 'entries')}`
  return origin === 'string'
    ? `must be ${comparison} ${limit} ${nounFor(Number(limit), 'character')} long`
    : `must be ${comparison} ${limit}`
}

/** Returns the name of a field for a message. The value as a whole has no name. */
export const nameOf = (field: string): string => field || 'This'

const errorsByField = (issues: readonly z.core.$ZodIssue[]): FieldErrors[] => {
  const byField = new Map<string, string[]>()
  for (const issue of issues.slice(0, maxErrors)) {
    const keys =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key.slice(0, maxKeyLength)])
        : [issue.path]
    for (const path of keys.slice(0, maxErrors)) {
      const field = path.join('.')
      byField.set(field, [...(byField.get(field) ?? []), `${nameOf(field)} ${issue.message}`])
    }
  }
  return [...byField].slice(0, maxErrors).map(([field, messages]) => ({ field, messages }))
}

/** Validates a value against a schema. Returns the parsed value, or the first errors by field path. */
export const validate = <S extends Schema>(schema: S, value: unknown): ValidationResult<z.core.output<S>> => {
  try {
    const outcome = z.safeParse(schema, value, { error: describeIssue })
    return outcome.success
      ? { ok: true, data: outcome.data }
      : { ok: false, errors: errorsByField(outcome.error.issues) }
  } catch (error) {
    // A recursive schema overflows the stack on a value with thousands of nested levels.
    if (!(error instanceof RangeError)) throw error
    return { ok: false, errors: [{ field: '', messages: [`${nameOf('')} ${tooDeep}`] }] }
  }
}
