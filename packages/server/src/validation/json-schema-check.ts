import { elementAt } from '@quizwright/domain/defined.ts'
import { isStorable } from '@quizwright/domain/schemas/text.ts'
import { Ajv, type ValidateFunction } from 'ajv'
import * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Predicate = (value: unknown) => boolean
type Json = z.core.JSONSchema.BaseSchema & { meets?: readonly number[]; storable?: boolean }

/** The functions that `meets` names by their index, because a JSON Schema holds no functions. */
const known: Predicate[] = []

/** What JSON Schema lacks: texts that Postgres can store, and the checks of a schema that are functions. */
const keywords = (ajv: Ajv): Ajv =>
  ajv
    .addKeyword({
      keyword: 'storable',
      type: 'string',
      errors: false,
      compile: () => isStorable,
    })
    .addKeyword({
      keyword: 'meets',
      errors: false,
      compile: (indexes: readonly number[]) => {
        const predicates = indexes.map((index) => elementAt(known, index))
        return (value: unknown) => predicates.every((predicate) => predicate(value))
      },
    })

/** ajv's optimizing of its code takes half the time of compiling a schema, and V8 runs the code as fast without it. */
const common = {
  strict: false,
  validateFormats: false,
  discriminator: true,
  code: { optimize: false },
} as const
const checks = keywords(new Ajv({ ...common, strictNumbers: true }))
/** `allErrors`: it goes on after what only zod reads as valid. */
const removals = new Ajv({ ...common, removeAdditional: true, allErrors: true })

/** Kinds of schemas that mean the same in JSON Schema. Only zod can decide about the others. */
const translated = new Set([
  'string',
  'number',
  'boolean',
  'enum',
  'literal',
  'null',
  'nullable',
  'optional',
  'array',
  'tuple',
  'object',
  'record',
])

/** A check that JSON Schema has no word for, as a function. Undefined if JSON Schema says it. */
const predicateOf = (check: z.core.$ZodCheck<never>): Predicate | undefined => {
  const def = check._zod.def as z.core.$ZodChecks['_zod']['def'] | z.core.$ZodCustomDef
  switch (def.check) {
    case 'custom':
      return def.fn === isStorable ? undefined : (value) => def.fn(value as never) === true
    // A text that the check would change is left to zod.
    case 'overwrite':
      return (value) => def.tx(value) === value
    case 'string_format':
      return 'pattern' in def && def.pattern instanceof RegExp && def.pattern.flags === '' ? undefined : never
    case 'max_length':
    case 'min_length':
    case 'greater_than':
    case 'less_than':
    case 'number_format':
      return undefined
    default:
      return never
  }
}
const never: Predicate = () => false

/** ajv asks a function even where the value has another type, which is refused anyway. */
const onlyFor =
  (type: string, predicate: Predicate): Predicate =>
  (value) =>
    (type === 'array' ? Array.isArray(value) : typeof value === type && value !== null) && predicate(value)

/** Whether zod would read a value of another type, or a text of a format that JSON Schema may read otherwise. */
const isConverted = (def: z.core.$ZodTypes['_zod']['def']): boolean =>
  ('coerce' in def && def.coerce === true) ||
  (def.type === 'literal' && def.values.includes(undefined)) ||
  (def.type === 'string' && 'format' in def) ||
  (def.type === 'number' && 'format' in def && def.format !== 'safeint') ||
  (def.type === 'tuple' && def.rest !== null && def.rest !== undefined) ||
  (def.type === 'object' &&
    def.catchall !== undefined &&
    !['unknown', 'never'].includes(def.catchall._zod.def.type))

/** Writes into the JSON Schema of one node what zod's translation leaves out. */
const complete = (schema: Schema, json: Json): void => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const predicates = (def.checks ?? [])
    .map(predicateOf)
    .filter((predicate) => predicate !== undefined)
    .map((predicate) => onlyFor(def.type, predicate))
  if (!(translated.has(def.type) || discriminatorOf(def)) || isConverted(def)) predicates.push(never)
  // zod leaves out such a key of a record.
  if (def.type === 'record')
    predicates.push(
      (value) => value !== null && typeof value === 'object' && !Object.hasOwn(value, '__proto__'),
    )
  if (predicates.length > 0) json.meets = predicates.map((predicate) => known.push(predicate) - 1)
  if (def.type === 'string') json.storable = true
  nameFields(schema, json)
}

/** The field by which a union decides. Undefined for other unions, and for what is no union. */
const discriminatorOf = (def: z.core.$ZodTypes['_zod']['def']): string | undefined =>
  def.type === 'union' && 'discriminator' in def && typeof def.discriminator === 'string'
    ? def.discriminator
    : undefined

/**
 * Loose objects and those that drop fields name their fields as strict ones do. A union names the field that decides,
 * so that the fields of one member are not removed for those of another.
 */
const nameFields = (schema: Schema, json: Json): void => {
  const decides = discriminatorOf((schema as z.core.$ZodTypes)._zod.def)
  if (decides) json.discriminator = { propertyName: decides }
  if ((schema as z.core.$ZodTypes)._zod.def.type === 'object') json.additionalProperties = false
}

/** Compiled when it is first used, because all rows together would delay the start. */
const compiledBy = (ajv: Ajv, write: (schema: Schema, json: Json) => void) => {
  const cache = new WeakMap<Schema, ValidateFunction>()
  return (schema: Schema): ValidateFunction => {
    const cached = cache.get(schema)
    if (cached) return cached
    const json = z.toJSONSchema(schema, {
      target: 'draft-7',
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => write(zodSchema, jsonSchema as Json),
    })
    const compiled = ajv.compile(json)
    cache.set(schema, compiled)
    return compiled
  }
}
const checkOf = compiledBy(checks, complete)
const removalOf = compiledBy(removals, nameFields)

/**
 * Whether a value is certainly valid, has no field that the schema does not name, and would not be changed by the
 * schema. Nearly all values are such, and asking takes a twentieth of the time of zod. Of all others zod decides.
 */
export const isCertainlyValid = (schema: Schema, value: unknown): boolean => checkOf(schema)(value)

/** Removes from a valid value the fields that the schema does not name, at every depth. Changes the value. */
export const removeUnknownFields = (schema: Schema, value: unknown): void => {
  removalOf(schema)(value)
}
