import type { Parts } from './send-row.ts'

const anyId = /[0-9A-HJKMNP-TV-Z]{26}/gi
/** What differs from run to run beside ids, and what is written in its place. */
const plainly: readonly [RegExp, string][] = [
  [/\b20[12]\d-\d\d-\d\d \d\d:\d\d:\d\d\b/g, '2029-12-31 09:00:00'],
  [/(?<=^(?:\w+ of )?Ada) [0-9A-Z]{6}$|(?<=^Bo|^Cy) \w{26}$|(?<=^bo|^cy)\.\w{26}/g, ''],
  [/^email-1$|^[\w.+-]+@example\.\w+$/g, 'instructor@example.com'],
  [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/g, 'a-request'],
  [/^[\w-]{40,}$/g, 'a-token'],
  [/^[\w-]{22}$/g, 'a-file'],
  [/(?<=^\/files\/)[\w-]{20,}/g, 'a-picture'],
  [/(?<=^http:\/\/127\.0\.0\.1:)\d+/g, '4001'],
]

/**
 * An answer with what differs from call to call put in plain names: whoever reads it again finds the same.
 */
export const tidied = (answer: unknown, example: Parts, given: Parts): unknown => {
  const names = namesOf(example, given)
  const nameOf = (id: string): string => {
    if (!names.has(id)) names.set(id, `id-${names.size + 1}`)
    return names.get(id)!
  }
  const text = (value: string): string => {
    if (names.has(value)) return nameOf(value)
    return plainly
      .reduce((written, [pattern, plain]) => written.replaceAll(pattern, plain), value)
      .replaceAll(anyId, nameOf)
  }
  const tidy = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value)
    if (Array.isArray(value)) return value.map(tidy)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key.replaceAll(anyId, nameOf), tidy(part)]),
    )
  }
  return tidy(answer)
}

/** Ids of the call, by the name that the documents give them: `$quiz` is quiz-1. */
const namesOf = (
  example: unknown,
  given: unknown,
  names = new Map<string, string>(),
): Map<string, string> => {
  if (typeof example === 'string' && example.startsWith('$') && typeof given === 'string')
    names.set(given, `${example.slice(1)}-1`)
  else if (typeof example === 'object' && example !== null)
    for (const [key, part] of Object.entries(example))
      namesOf(part, (given as Record<string, unknown> | undefined)?.[key], names)
  return names
}

/** A list that is written as an object with an id for each entry. */
const isById = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).every((key) => /^(?:id-\d+|\w+-1)$/.test(key))

/**
 * Where two answers are not of one form: fields that only one has, and values of different kinds. Empty lists
 * and nulls fit anything.
 */
export const differences = (one: unknown, other: unknown, place = 'answer'): string[] => {
  if (one === null || other === null) return []
  if (Array.isArray(one) && Array.isArray(other))
    return one.length > 0 && other.length > 0 ? differences(one[0], other[0], `${place}.0`) : []
  if (typeof one !== typeof other || Array.isArray(one) !== Array.isArray(other))
    return [`${place} is of another kind`]
  if (typeof one !== 'object') return []
  if (isById(one) && isById(other)) return differences(Object.values(one), Object.values(other), place)
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const fields = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...fields].flatMap((field) =>
    field in left && field in right
      ? differences(left[field], right[field], `${place}.${field}`)
      : [`${place}.${field} is in one alone`],
  )
}
