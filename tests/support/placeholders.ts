/** The objects behind each `$name` in the examples of the endpoint table, for one instructor. */
export type Placeholders = Readonly<Record<string, unknown>>

/**
 * Replaces placeholders by objects. Only a complete text is a placeholder. Throws if an object is missing.
 */
export const fillPlaceholders = <T>(value: T, objects: Placeholders): T => fill(value, objects) as T

const fill = (value: unknown, objects: Placeholders): unknown => {
  if (typeof value === 'string' && /^\$[A-Za-z0-9]+$/.test(value)) {
    if (!Object.hasOwn(objects, value))
      throw new Error(`An example names ${value}, which tests/support/owned-objects.ts does not make.`)
    return objects[value]
  }
  if (Array.isArray(value)) return value.map((part) => fill(part, objects))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part, objects)]))
  return value
}

/** Copies `parts` with the value at a dotted path (`body.quiz_id`) replaced. Missing steps are created. */
export const replaceAt = (
  parts: Readonly<Record<string, unknown>>,
  path: string,
  value: unknown,
): Record<string, unknown> => {
  const [first, ...rest] = path.split('.')
  if (first === undefined) throw new Error('A path has at least one step.')
  if (rest.length === 0) return { ...parts, [first]: Array.isArray(parts[first]) ? [value] : value }
  return {
    ...parts,
    [first]: replaceAt((parts[first] ?? {}) as Record<string, unknown>, rest.join('.'), value),
  }
}
