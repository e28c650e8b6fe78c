import { wireLimits } from '../limits.ts'

export type JsonResult = { ok: true; value: unknown } | { ok: false }

/** Whether brackets are nested deeper than `limit`. Checked before parsing, which could overflow the stack. */
export const isTooDeep = (json: string, limit: number): boolean => {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at)
    if (inText) {
      if (char === backslash) at++
      else if (char === quote) inText = false
    } else if (char === quote) inText = true
    else if (char === openBrace || char === openBracket) {
      if (++depth > limit) return true
    } else if (char === closeBrace || char === closeBracket) depth--
  }
  return false
}
const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [34, 92, 123, 125, 91, 93]

/** Whether a value has a key that would set an object's prototype when it is copied. */
const poisonsPrototype = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '__proto__') || Object.values(value).some(poisonsPrototype))

/** Parses untrusted JSON. The last of duplicate keys counts. */
export const readJson = (json: string): JsonResult => {
  if (isTooDeep(json, wireLimits.jsonDepth)) return { ok: false }
  try {
    const value: unknown = JSON.parse(json)
    return poisonsPrototype(value) ? { ok: false } : { ok: true, value }
  } catch {
    return { ok: false }
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Like `readJson`, for bytes. They must be UTF-8 without a byte order mark. */
export const readJsonBytes = (bytes: Uint8Array): JsonResult => {
  try {
    return readJson(utf8.decode(bytes))
  } catch {
    return { ok: false }
  }
}
