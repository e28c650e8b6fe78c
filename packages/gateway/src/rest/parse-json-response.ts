import type { BufferedResponse } from './try-outcome.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

type ParsedResponse = { ok: true; value: unknown; text: string } | { ok: false; error: string }

/** Parses the body of a response as UTF-8 JSON. */
export const parseJsonResponse = ({ headers, body }: BufferedResponse): ParsedResponse => {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') {
    const shown = String(encoding).slice(0, 20)
    return { ok: false, error: `It is encoded as ${shown}, which was not requested.` }
  }
  try {
    const text = utf8.decode(body)
    return { ok: true, value: JSON.parse(text), text }
  } catch {
    return { ok: false, error: 'It is not JSON.' }
  }
}
