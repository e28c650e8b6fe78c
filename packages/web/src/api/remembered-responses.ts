import { defined } from '@quizwright/domain/defined.ts'

/** The largest number of remembered responses. They are forgotten with the page. */
const maxKept = 40
/**
 * The longest response that is remembered, in characters. A longer one would cost more memory than it saves
 * in transfer.
 */
const maxLength = 400_000

type Kept = { tag: string; text: string }

const isSuccessWithTag = (response: Response): boolean => response.ok && response.headers.has('etag')

/**
 * Wraps `fetch`: sends the ETag of the last response with each GET, and returns that response again if the
 * gateway says that it did not change, which needs no body. Responses are not cached on disk (`no-store`),
 * where they would outlive the sign-in. The memory is separate for each caller.
 */
export const rememberingFetch = (send: typeof fetch): typeof fetch => {
  const kept = new Map<string, Kept>()
  return async (url, init = {}) => {
    if ((init.method ?? 'GET') !== 'GET') return send(url, init)
    const headers = new Headers(init.headers)
    const key = `${headers.get('uid')} ${headers.get('authorization')} ${String(url)}`
    const known = kept.get(key)
    if (known) headers.set('if-none-match', known.tag)
    const response = await send(url, known ? { ...init, headers } : init)
    if (known && response.status === 304) return new Response(known.text, { status: 200 })
    kept.delete(key)
    if (!isSuccessWithTag(response)) return response
    const text = await response.text()
    if (text.length <= maxLength)
      kept.set(key, { tag: defined(response.headers.get('etag'), 'headers.get'), text })
    if (kept.size > maxKept) kept.delete(defined(kept.keys().next().value, 'oldest key'))
    return new Response(text, { status: response.status })
  }
}
