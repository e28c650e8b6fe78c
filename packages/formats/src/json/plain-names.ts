import { sureText } from './question-text.ts'
import { isObject, type JsonObject } from './json-fields.ts'

const maxDepth = 12
/** "colQuestion", "q_text": what all fields of a table begin with. */
const prefixOf = (name: string): string | undefined => /^(?:[a-z]{2,5}(?=[A-Z])|[a-z]{1,5}_)/.exec(name)?.[0]
/** "promptRu", "text_en": the language of the only text that a file has. */
const suffixOf = (name: string): string | undefined => /(?:(?<=[a-z])[A-Z][a-z]|_[a-z]{2})$/.exec(name)?.[0]
const isLanguage = (suffix: string): boolean => languages.has(suffix.replace('_', '').toLowerCase())
/** Those whose tags are no words of programs, as "id" and "no" are. */
const languages = new Set(
  'ar bg bn cs da de el en es fa fi fr he hi hu it ja ko nl pl pt ro ru sv th tr uk ur vi zh'.split(' '),
)
const leastNames = 3

const objectsOf = (value: unknown, depth = 0): JsonObject[] => {
  if (depth > maxDepth || typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap((one) => objectsOf(one, depth + 1))
  return isObject(value) ? [value, ...inside] : inside
}

const cut = (name: string, affix: string): string =>
  name.startsWith(affix)
    ? `${name.charAt(affix.length).toLowerCase()}${name.slice(affix.length + 1)}`
    : name.endsWith(affix)
      ? name.slice(0, -affix.length)
      : name

/** An object without a part of its names; undefined if two of them would become alike. */
const without = (object: JsonObject, affix: string): JsonObject | undefined => {
  const entries = Object.entries(object).map(([name, one]) => [cut(name, affix), one] as const)
  const names = new Set(entries.map(([name]) => name))
  return names.size === entries.length && !names.has('') ? Object.fromEntries(entries) : undefined
}

/** What many names of an object begin or end with, if it is a question without that. */
const affixOf = (object: JsonObject): string | undefined => {
  const names = Object.keys(object)
  for (const affix of [prefixOf, suffixOf]) {
    const [[found = '', alike = []] = []] = [...Map.groupBy(names, (name) => affix(name) ?? '')].filter(
      ([one]) => one !== '',
    )
    const isShared =
      affix === suffixOf ? isLanguage(found) : alike.length >= leastNames && alike.length * 2 > names.length
    const plain = found !== '' && isShared ? without(object, found) : undefined
    if (plain && (sureText(plain) ?? '') !== '') return found
  }
  return undefined
}

const renamed = (value: unknown, affix: string, depth = 0): unknown => {
  if (depth > maxDepth || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => renamed(one, affix, depth + 1))
  const read = without(value as JsonObject, affix) ?? (value as JsonObject)
  return Object.fromEntries(Object.entries(read).map(([name, one]) => [name, renamed(one, affix, depth + 1)]))
}

/**
 * A file without what all names of its fields begin or end with, "colQuestion" and "colAnswer1", or "promptRu" and
 * "textRu", if no question is found otherwise.
 */
export const withPlainNames = (value: unknown): unknown => {
  const objects = objectsOf(value)
  if (objects.some((one) => sureText(one) !== undefined)) return value
  const affix = objects.map(affixOf).find((one) => one !== undefined)
  return affix === undefined ? value : renamed(value, affix)
}
