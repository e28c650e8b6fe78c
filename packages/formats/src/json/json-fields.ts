export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names of fields differ in case and in what joins their words: `correct_answer` and `correctAnswer` are one. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** A field by the first of these names that the object has with a value; the names are plain ones. */
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

/** How deep a text may be wrapped in objects. */
const maxDepth = 3

/** A text, or the text within an object such as `{ "text": "Why?" }`; undefined for anything else. */
export const textOf = (value: unknown, depth = 0): string | undefined => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!isObject(value) || depth === maxDepth) return undefined
  return textOf(fieldOf(value, ['text', 'content', 'value', 'html', 'markdown'])?.value, depth + 1)
}
