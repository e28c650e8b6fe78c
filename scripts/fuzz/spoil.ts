import type { Random } from './random.ts'
import { hostileTexts } from './hostile-texts.ts'

const deep = (levels: number): unknown => {
  let value: unknown = 'x'
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value }
  return value
}

const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  -0,
  2 ** 31,
  2 ** 53,
  Number.MAX_VALUE,
  [],
  {},
  [[]],
  [null],
  deep(6),
  deep(40),
]

const oddValue = (random: Random): unknown =>
  random.chance(50) ? random.pick(oddValues) : random.pick(hostileTexts)

/** Changes one part of an object or a list: removes, duplicates, adds or replaces it. */
const spoilParts = (value: object, random: Random): unknown => {
  if (Array.isArray(value)) {
    const index = random.below(value.length + 1)
    if (random.chance(30)) return value.toSpliced(index, 1)
    if (random.chance(40)) return [...value, ...value.slice(0, 3)]
    return value.toSpliced(index, random.below(2), oddValue(random))
  }
  const entries = Object.entries(value)
  const index = random.below(entries.length + 1)
  if (random.chance(30)) return Object.fromEntries(entries.toSpliced(index, 1))
  const key = random.chance(70) && entries.length > 0 ? random.pick(entries)[0] : random.pick(hostileTexts)
  return { ...value, [key === '__proto__' ? 'proto' : key]: oddValue(random) }
}

/** Copies a JSON value with one change at a random depth. */
export const spoil = (value: unknown, random: Random): unknown => {
  if (typeof value !== 'object' || value === null) return oddValue(random)
  const keys = Object.keys(value)
  if (keys.length === 0 || random.chance(25)) return spoilParts(value, random)
  const key = random.pick(keys)
  const part = spoil((value as Record<string, unknown>)[key], random)
  return Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part }
}

/** Damages JSON text: truncates it, duplicates it, or replaces a character. */
export const spoilText = (text: string, random: Random): string => {
  const index = random.below(text.length + 1)
  if (random.chance(40)) return text.slice(0, index)
  if (random.chance(30)) return text + text.slice(index)
  return text.slice(0, index) + random.pick(hostileTexts) + text.slice(index + random.below(3))
}
