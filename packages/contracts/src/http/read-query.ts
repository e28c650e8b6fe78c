import { Problem } from '../problem.ts'

const maxKeys = 50

const maxShownChars = 60

/**
 * Parses the query of a URL. Throws MALFORMED, with what to change, for a duplicate key, brackets, an invalid escape or
 * too many keys.
 */
export const readQuery = (url: string): Record<string, string> => {
  const start = url.indexOf('?')
  if (start < 0 || start === url.length - 1) return {}
  const query: Record<string, string> = {}
  const pairs = url.slice(start + 1).split('&')
  if (pairs.length > maxKeys)
    throw malformed(`The query has ${pairs.length} fields. Send at most ${maxKeys}.`)
  for (const pair of pairs) {
    const index = pair.indexOf('=')
    const key = decode(index < 0 ? pair : pair.slice(0, index))
    const value = decode(index < 0 ? '' : pair.slice(index + 1))
    if (key === '')
      throw malformed('The query has a field without a name. Write "name=value", separated by "&".')
    if (/[[\]]|^__proto__$/.test(key))
      throw malformed(`The query can not have the field "${shown(key)}". Send each field by its plain name.`)
    if (Object.hasOwn(query, key))
      throw malformed(`The query has the field "${shown(key)}" more than once. Send it once.`, {
        field: key,
        message: 'is repeated',
      })
    query[key] = value
  }
  return query
}

const shown = (text: string): string => text.slice(0, maxShownChars)

const malformed = (message: string, named?: { field: string; message: string }): Problem =>
  new Problem('MALFORMED', {
    message,
    ...(named && { errors: [{ field: shown(named.field), messages: [named.message] }] }),
  })

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw malformed(
      `The query has "${shown(text)}", in which a "%" begins no character of UTF-8. Write the sign itself as "%25".`,
    )
  }
}
