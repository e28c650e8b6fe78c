/** Responses that are kept, the newest last; the memory ends with the page. */
const maxKept = 40
/** A longer text is not kept, in characters: it would hold more memory than its transfer costs. */
const maxLength = 400_000

type Kept = { tag: string; text: string }

const isSuccessWithTag = (response: Response): boolean => response.ok && response.headers.has('etag')

/**
 * A `fetch` that sends with each GET the tag of the last response, and gives that one again where the gateway says
 * that it did not change: such a response costs no body. Responses are not stored on the disk (`no-store`), where they
 * would outlive the sign-in; what is kept here is kept for each caller apart.
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
    if (text.length <= maxLength) kept.set(key, { tag: response.headers.get('etag')!, text })
    if (kept.size > maxKept) kept.delete(kept.keys().next().value!)
    return new Response(text, { status: response.status })
  }
}
