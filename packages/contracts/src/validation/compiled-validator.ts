import type * as z from 'zod/mini'
import { isStorable } from '../schemas/text.ts'

/**
 * The verdict of a compiled validator. `clean`: the value is valid and has no unknown fields. `extra`: the value is
 * valid and has unknown fields, which the schema accepts or drops. `unsure`: only the schema can decide.
 */
export type Verdict = 'clean' | 'extra' | 'unsure'
type Validator = (value: unknown) => Verdict
type Predicate = (value: unknown) => boolean
type Schema = z.core.$ZodType

const unsure: Validator = () => 'unsure'
export const always: Predicate = () => true
const cleanIf =
  (isValid: Predicate): Validator =>
  (value) =>
    isValid(value) ? 'clean' : 'unsure'

type Options = {
  /** The caller guarantees that all texts of the value can be stored. (Checking them took 4 % of a relayed call.) */
  textsAreStorable: boolean
}
const looksAtTexts: Options = { textsAreStorable: false }

/**
 * Compiles a schema into a fast validator. A value is `clean` only if it is valid, has no unknown fields, contains
 * no text that cannot be stored, and would not be changed by the schema. Nearly all values are clean, and the
 * compiled validator takes a tenth of the time of parsing.
 */
export const compileValidator = (schema: Schema, options = looksAtTexts): Validator => {
  const cache = options.textsAreStorable ? withoutTexts : withTexts
  const cached = cache.get(schema)
  if (cached) return cached
  const validator = compile(schema, options)
  cache.set(schema, validator)
  return validator
}
const withTexts = new WeakMap<Schema, Validator>()
const withoutTexts = new WeakMap<Schema, Validator>()

const compile = (schema: Schema, options: Options): Validator => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const checks = (def.checks ?? []).map(compileCheck).filter((check) => check !== always)
  const verdictOfType = compileType(def, options)
  if (checks.length === 0) return verdictOfType
  const [only, ...others] = checks as [Predicate, ...Predicate[]]
  if (others.length === 0)
    return (value) => (verdictOfType(value) === 'clean' && only(value) ? 'clean' : 'unsure')
  return (value) => {
    if (verdictOfType(value) !== 'clean') return 'unsure'
    for (const check of checks) if (!check(value)) return 'unsure'
    return 'clean'
  }
}

const isText: Validator = (value) => (typeof value === 'string' ? 'clean' : 'unsure')
const isStorableText: Validator = (value) =>
  typeof value === 'string' && isStorable(value) ? 'clean' : 'unsure'

const compileType = (def: z.core.$ZodTypes['_zod']['def'], options: Options): Validator => {
  const compilePart = (part: Schema) => compileValidator(part, options)
  switch (def.type) {
    case 'string':
      if ('format' in def || def.coerce) return unsure
      return options.textsAreStorable ? isText : isStorableText
    case 'number':
      return compileNumber(def)
    case 'boolean':
      return def.coerce ? unsure : cleanIf((value) => typeof value === 'boolean')
    case 'enum':
      return isOneOf(Object.values(def.entries))
    case 'literal':
      return isOneOf(def.values)
    case 'nullable':
      return orElse(null, compilePart(def.innerType))
    case 'optional':
      return orElse(undefined, compilePart(def.innerType))
    case 'array':
      return compileArray(compilePart(def.element))
    case 'tuple':
      return def.rest ? unsure : compileTuple(def.items.map(compilePart))
    case 'object':
      return compileObject(def, compilePart)
    default:
      return unsure
  }
}

const compileNumber = (def: z.core.$ZodNumberDef): Validator => {
  if (def.coerce) return unsure
  if (!('format' in def)) return cleanIf((value) => typeof value === 'number' && Number.isFinite(value))
  return def.format === 'safeint' ? cleanIf((value) => Number.isSafeInteger(value)) : unsure
}

const isOneOf = (values: readonly unknown[]): Validator => {
  const allowed = new Set(values)
  return cleanIf((value) => allowed.has(value))
}

const orElse =
  (emptyValue: null | undefined, inner: Validator): Validator =>
  (value) =>
    value === emptyValue ? 'clean' : inner(value)

const compileTuple =
  (items: readonly Validator[]): Validator =>
  (value) =>
    Array.isArray(value) &&
    value.length === items.length &&
    items.every((verdictOf, index) => verdictOf(value[index]) === 'clean')
      ? 'clean'
      : 'unsure'

const compileArray =
  (element: Validator): Validator =>
  (value) => {
    if (!Array.isArray(value)) return 'unsure'
    let verdict: Verdict = 'clean'
    for (const item of value) {
      const ofItem = element(item)
      if (ofItem === 'unsure') return 'unsure'
      if (ofItem === 'extra') verdict = 'extra'
    }
    return verdict
  }

/**
 * Whether an object schema accepts or drops unknown fields. For all other objects the verdict is left to the schema.
 */
const toleratesUnknown = ({ catchall }: z.core.$ZodObjectDef): boolean =>
  catchall === undefined || catchall._zod.def.type === 'unknown'

const compileObject = (def: z.core.$ZodObjectDef, compilePart: (part: Schema) => Validator): Validator => {
  const fields = new Map(Object.entries(def.shape).map(([key, schema]) => [key, compilePart(schema)]))
  const required = [...fields].filter(([, verdictOf]) => verdictOf(undefined) !== 'clean').map(([key]) => key)
  const ofUnknown: Verdict = toleratesUnknown(def) ? 'extra' : 'unsure'
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'unsure'
    let verdict: Verdict = 'clean'
    for (const key in value) {
      const verdictOf = fields.get(key)
      const ofField = verdictOf ? verdictOf((value as Record<string, unknown>)[key]) : ofUnknown
      if (ofField === 'unsure') return 'unsure'
      if (ofField === 'extra') verdict = 'extra'
    }
    for (const key of required) if (!Object.hasOwn(value, key)) return 'unsure'
    return verdict
  }
}

/**
 * Compiles a check. The schema counts characters, each of one or two UTF-16 units, and the compiled check counts
 * units. It therefore returns true only if both counts give the same result.
 */
export const compileCheck = (check: z.core.$ZodCheck<never>): Predicate => {
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
    // `compileType` already checks this for every text.
    case 'custom':
      return def.fn === isStorable ? always : (value) => def.fn(value) === true
    case 'string_format':
      return 'pattern' in def && def.pattern instanceof RegExp && !def.pattern.global && !def.pattern.sticky
        ? compilePattern(def.pattern)
        : neverSure
    default:
      return neverSure
  }
}
const neverSure: Predicate = () => false
const compilePattern =
  (pattern: RegExp): Predicate =>
  (value) =>
    pattern.test(value as string)
