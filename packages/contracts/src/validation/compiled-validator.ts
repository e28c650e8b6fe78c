import type * as z from 'zod/mini'
import { isStorable } from '../schemas/text.ts'

/**
 * Whether a value is beyond doubt what a schema asks for. No answer for a value that only the schema itself
 * can judge.
 */
type Sure = (value: unknown) => boolean
type Schema = z.core.$ZodType

const never: Sure = () => false
const always: Sure = () => true

/**
 * Makes of a schema a function that says yes at once to what is good in every respect: nothing missing,
 * nothing unknown, nothing that the schema would change, no text that could not be stored. Everything else,
 * faults included, is left to the schema. Nearly all that passes is good, and asking like this takes a tenth
 * of the time of parsing.
 */
export const compileValidator = (schema: Schema): Sure => {
  const known = made.get(schema)
  if (known) return known
  const sure = make(schema)
  made.set(schema, sure)
  return sure
}
const made = new WeakMap<Schema, Sure>()

const make = (schema: Schema): Sure => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const checks = (def.checks ?? []).map(sureOfCheck).filter((check) => check !== always)
  const isType = sureOfType(def)
  return checks.length === 0
    ? isType
    : (value) => isType(value) && checks.every((check) => check(value as never))
}

const sureOfType = (def: z.core.$ZodTypes['_zod']['def']): Sure => {
  switch (def.type) {
    case 'string':
      return 'format' in def || def.coerce ? never : (value) => typeof value === 'string' && isStorable(value)
    case 'number':
      return sureOfNumber(def)
    case 'boolean':
      return def.coerce ? never : (value) => typeof value === 'boolean'
    case 'enum':
      return isOneOf(Object.values(def.entries))
    case 'literal':
      return isOneOf(def.values)
    case 'nullable':
      return orElse(null, compileValidator(def.innerType))
    case 'optional':
      return orElse(undefined, compileValidator(def.innerType))
    case 'array':
      return sureOfArray(compileValidator(def.element))
    case 'object':
      return sureOfObject(def.shape)
    default:
      return never
  }
}

const sureOfNumber = (def: z.core.$ZodNumberDef): Sure => {
  if (def.coerce) return never
  if (!('format' in def)) return (value) => typeof value === 'number' && Number.isFinite(value)
  return def.format === 'safeint' ? (value) => Number.isSafeInteger(value) : never
}

const isOneOf = (values: readonly unknown[]): Sure => {
  const all = new Set(values)
  return (value) => all.has(value)
}

const orElse =
  (other: null | undefined, inner: Sure): Sure =>
  (value) =>
    value === other || inner(value)

const sureOfArray =
  (element: Sure): Sure =>
  (value) => {
    if (!Array.isArray(value)) return false
    for (const part of value) if (!element(part)) return false
    return true
  }

/** Unknown fields are for the schema to refuse, to drop or to let through. */
const sureOfObject = (shape: Readonly<Record<string, Schema>>): Sure => {
  const fields = new Map(Object.entries(shape).map(([key, schema]) => [key, compileValidator(schema)]))
  const required = [...fields].filter(([, sure]) => !sure(undefined)).map(([key]) => key)
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    let count = 0
    for (const key in value) {
      const sure = fields.get(key)
      if (!sure?.((value as Record<string, unknown>)[key])) return false
      count++
    }
    return count >= required.length && required.every((key) => Object.hasOwn(value, key))
  }
}

/**
 * Lengths are counted in characters of which each takes one or two units: where that makes a difference, the
 * schema counts.
 */
const sureOfCheck = (check: z.core.$ZodCheck<never>): Sure => {
  const def = check._zod.def as z.core.$ZodChecks['_zod']['def'] | z.core.$ZodCustomDef
  switch (def.check) {
    case 'max_length':
      return (value) => (value as ArrayLike<unknown>).length <= def.maximum
    case 'min_length':
      return (value) => (value as ArrayLike<unknown>).length >= 2 * def.minimum - 1
    case 'greater_than':
      return (value) =>
        def.inclusive ? (value as number) >= Number(def.value) : (value as number) > Number(def.value)
    case 'less_than':
      return (value) =>
        def.inclusive ? (value as number) <= Number(def.value) : (value as number) < Number(def.value)
    case 'overwrite':
      return (value) => def.tx(value) === value
    // Every text is looked at for this already.
    case 'custom':
      return def.fn === isStorable ? always : (value) => def.fn(value) === true
    case 'string_format':
      return 'pattern' in def && def.pattern instanceof RegExp && !def.pattern.global && !def.pattern.sticky
        ? sureOfPattern(def.pattern)
        : never
    default:
      return never
  }
}
const sureOfPattern =
  (pattern: RegExp): Sure =>
  (value) =>
    pattern.test(value as string)
