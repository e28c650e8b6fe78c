export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Normalizes the name of a field: `correct_answer` and `correctAnswer` are the same. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The first of these fields that has a value. The names are normalized. */
export const fieldOf = (
  object: JsonObject,
  names: readonly string[],
): { name: string; value: unknown } | undefined => {
  const entries = Object.entries(object).map(([name, value]) => [plainName(name), value] as const)
  for (const name of names) {
    const found = entries.find(([own, value]) => own === name && value !== null && value !== '')
    if (found) return { name, value: found[1] }
  }
  return undefined
}

/** The largest number of objects around a text. */
const maxDepth = 3

/** A text, or the text within an object such as `{ "text": "Why?" }`; undefined for anything else. */
export const textOf = (value: unknown, depth = 0): string | undefined => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!isObject(value) || depth === maxDepth) return undefined
  return textOf(fieldOf(value, ['text', 'content', 'value', 'html', 'markdown'])?.value, depth + 1)
}
