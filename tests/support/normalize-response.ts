import type { Parts } from './send-row.ts'
import { entryOf } from '@quizwright/domain/defined.ts'

const idPattern = /[0-9A-HJKMNP-TV-Z]{26}/gi

/** Values other than ids that differ from run to run, and their replacements. */
const replacements: readonly [RegExp, string][] = [
  [/\b20[12]\d-\d\d-\d\d \d\d:\d\d:\d\d\b/g, '2029-12-31 09:00:00'],
  [/(?<=^(?:\w+ of )?Ada) [0-9A-Z]{6}$|(?<=^Bo|^Cy) \w{26}$|(?<=^bo|^cy)\.\w{26}/g, ''],
  [/^email-1$|^[\w.+-]+@example\.\w+$/g, 'instructor@example.com'],
  [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/g, 'a-request'],
  [/^[\w-]{40,}$/g, 'a-token'],
  [/^[\w-]{22}$/g, 'a-file'],
  [/(?<=^\/files\/)[\w-]{20,}/g, 'a-image'],
  [/(?<=^http:\/\/127\.0\.0\.1:)\d+/g, '4001'],
]

/** Names the ids of a request as in the documents: the id that replaced `$quiz` is quiz-1. */
const nameIds = (
  example: unknown,
  parts: unknown,
  names = new Map<string, string>(),
): Map<string, string> => {
  if (typeof example === 'string' && example.startsWith('$') && typeof parts === 'string')
    names.set(parts, `${example.slice(1)}-1`)
  else if (typeof example === 'object' && example !== null)
    for (const [key, part] of Object.entries(example))
      nameIds(part, (parts as Record<string, unknown> | undefined)?.[key], names)
  return names
}

/**
 * Replaces what differs from run to run in a response (ids, times, tokens) by fixed texts, so that it can be
 * recorded and compared. `example` has placeholders where the sent request, `parts`, has ids.
 */
export const normalizeResponse = (response: unknown, example: Parts, parts: Parts): unknown => {
  const names = nameIds(example, parts)
  const nameOf = (id: string): string => {
    if (!names.has(id)) names.set(id, `id-${names.size + 1}`)
    return entryOf(names, id)
  }
  const normalizeText = (value: string): string => {
    if (names.has(value)) return nameOf(value)
    return replacements
      .reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), value)
      .replaceAll(idPattern, nameOf)
  }
  const normalize = (value: unknown): unknown => {
    if (typeof value === 'string') return normalizeText(value)
    if (Array.isArray(value)) return value.map(normalize)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key.replaceAll(idPattern, nameOf), normalize(part)]),
    )
  }
  return normalize(response)
}
