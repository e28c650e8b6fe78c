import type { Random } from './random.ts'
import { hostileTexts } from './hostile-texts.ts'

/** The parts of a zod schema that are read here. */
type Definition = {
  type: string
  innerType?: Schema
  element?: Schema
  shape?: Record<string, Schema>
  options?: Schema[]
  keyType?: Schema
  valueType?: Schema
  in?: Schema
  values?: unknown[]
  entries?: Record<string, unknown>
  getter?: () => Schema
}
export type Schema = {
  _zod: { def: Definition; bag: { minimum?: number; maximum?: number; patterns?: Set<RegExp> } }
}

const usual = [
  'A question',
  'a',
  'X1',
  '01JZZZZZZZZZZZZZZZZZZZZZZZ',
  '2030-05-01 10:00:00',
  '/files/a',
  'https://example.org/a',
  'ada@example.org',
  '123456',
  '12',
  'Easy',
  'قلم 铅笔 ✏️',
]
const numbers = [0, 1, 2, 7, 50, 99, 100, 1_000, 0.5, 2 ** 31 - 1]

const varyText = ({ bag }: Schema['_zod'], random: Random): string => {
  const candidates = random.chance(85) ? usual : hostileTexts
  const patterns = [...(bag.patterns ?? [])]
  for (let tries = 0; tries < 12; tries++) {
    const text = random.pick(candidates).slice(0, bag.maximum ?? 1_000)
    if (text.length >= (bag.minimum ?? 0) && patterns.every((pattern) => pattern.test(text))) return text
  }
  return random.pick(usual)
}

const varyNumber = ({ bag }: Schema['_zod'], random: Random): number => {
  const { minimum = 0, maximum = 2 ** 31 - 1 } = bag
  const fitting = numbers.filter((value) => value >= minimum && value <= maximum)
  return fitting.length > 0 ? random.pick(fitting) : minimum
}

/**
 * A value that a schema probably accepts: as deep as the schema, with or without optional parts. Patterns and
 * refinements are ignored; validate the value with the schema if it matters.
 */
export const vary = (schema: Schema, random: Random): unknown => {
  const { def, bag } = schema._zod
  const inner = (next: Schema | undefined): unknown => (next ? vary(next, random) : undefined)
  switch (def.type) {
    case 'string':
      return varyText(schema._zod, random)
    case 'number':
      return varyNumber(schema._zod, random)
    case 'boolean':
      return random.chance(50)
    case 'literal':
      return random.pick(def.values ?? [])
    case 'enum':
      return random.pick(Object.values(def.entries ?? {}))
    case 'array': {
      const least = bag.minimum ?? 0
      const count = least + random.below(Math.max(1, Math.min(3, (bag.maximum ?? 3) - least + 1)))
      return Array.from({ length: count }, () => inner(def.element))
    }
    case 'object': {
      const entries = Object.entries(def.shape ?? {}).map(([key, part]) => [key, inner(part)] as const)
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
    }
    case 'record':
      return Object.fromEntries(
        Array.from({ length: random.below(3) }, () => [String(inner(def.keyType)), inner(def.valueType)]),
      )
    case 'union':
      return inner(random.pick(def.options ?? []))
    case 'optional':
    case 'default':
      return random.chance(60) ? inner(def.innerType) : undefined
    case 'nullable':
      return random.chance(70) ? inner(def.innerType) : null
    case 'lazy':
      return inner(def.getter?.())
    case 'pipe':
      return inner(def.in)
    case 'null':
      return null
    default:
      return random.pick(usual)
  }
}
