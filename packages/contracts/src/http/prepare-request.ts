import type { Row } from '../define.ts'
import type { RawRequest } from './client-transport.ts'

/** The parts of a call as a client is given them. */
export type SentCall = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  file?: File
  fields?: Record<string, string>
}

/** Fills in the parameters of a path. A missing optional parameter is removed together with its slash. */
export const fillPath = (path: string, params: Record<string, string | undefined> = {}): string =>
  path.replaceAll(/\/:([A-Za-z_]+)\??/g, (_, name: string) => {
    const value = params[name]
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })

/** Serializes a query without its undefined values. Returns an empty text or a text that begins with `?`. */
export const writeQuery = (query: Readonly<Record<string, unknown>> = {}): string => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  return pairs.length === 0
    ? ''
    : `?${pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`).join('&')}`
}

/** The fields come before the file, so that a service that streams the file has already read them. */
const writeForm = (file: File, fields: Record<string, string> = {}): FormData => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', file)
  return form
}

/** Writes the call of a row. The types of the clients see to it that it has the parts of its row. */
export const prepareRequest = (
  { method, path }: Pick<Row, 'method' | 'path'>,
  { params, query, body, file, fields }: SentCall,
  baseUrl: string,
  headers: Record<string, string>,
): RawRequest => {
  const request = { method, url: `${baseUrl}${fillPath(path, params)}${writeQuery(query)}` }
  if (file) return { ...request, headers, body: writeForm(file, fields) }
  if (body === undefined) return { ...request, headers }
  return {
    ...request,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}
