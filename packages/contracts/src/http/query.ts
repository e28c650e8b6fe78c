const maxKeys = 50

/**
 * Parses the query of a URL. Returns undefined for a duplicate key, brackets, an invalid escape or too many
 * keys.
 */
export const readQuery = (url: string): Record<string, string> | undefined => {
  const start = url.indexOf('?')
  if (start < 0 || start === url.length - 1) return {}
  const query: Record<string, string> = {}
  const pairs = url.slice(start + 1).split('&')
  if (pairs.length > maxKeys) return undefined
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    const key = decode(at < 0 ? pair : pair.slice(0, at))
    const value = decode(at < 0 ? '' : pair.slice(at + 1))
    if (!key || value === undefined || /[[\]]|^__proto__$/.test(key) || Object.hasOwn(query, key))
      return undefined
    query[key] = value
  }
  return query
}

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** Serializes a query without its undefined values. Returns an empty text or a text that begins with `?`. */
export const writeQuery = (query: Readonly<Record<string, unknown>> = {}): string => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  return pairs.length === 0
    ? ''
    : `?${pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`).join('&')}`
}
