import type { EarlyResponse } from './early-responses.ts'

/** A known request. Without a body it is a GET. */
type KnownCall = { url: string; body?: string }

/**
 * The first calls by the path of a screen, filled in by the build (`early-calls.ts`). `$uid` and `$quiz` are
 * placeholders for ids.
 */
declare const EARLY_CALLS: Readonly<Record<string, readonly KnownCall[]>>
declare const MAY_OPEN_URL: string

/**
 * Sends the first calls of the screen as the signed-in user. This script is inlined in the document and runs
 * while the page's script still loads. Without it everything works, only two round trips later.
 */
const askEarly = () => {
  const [uid, authorization, user] = ['uid', 'authorization', 'user'].map((key) => localStorage.getItem(key))
  const path = document.documentElement.dataset['screen']
  if (!path || !uid || !authorization || !user) return
  // Inconsistent credentials are left for the page to clear.
  const { userId, token } = JSON.parse(user) as { userId?: unknown; token?: unknown }
  if (userId !== uid || token !== authorization) return
  const search = new URLSearchParams(location.search)
  const quizId = search.get('quizId') ?? location.pathname.split('/')[path.split('/').indexOf(':quiz_id')]
  const ask = ({ url, body }: KnownCall): EarlyResponse => {
    const named = url
      .replace('$uid', encodeURIComponent(uid))
      .replace('$quiz', encodeURIComponent(quizId ?? ''))
    const call = { method: body === undefined ? 'GET' : 'POST', url: `/api/${named}`, body }
    const headers = { uid, authorization, ...(body && { 'content-type': 'application/json' }) }
    const response = fetch(call.url, {
      method: call.method,
      headers,
      body: body ?? null,
      credentials: 'omit',
    })
    // Marks a rejection as handled. A caller that takes the response still sees it.
    response.catch(() => undefined)
    return { ...call, uid, authorization, response }
  }
  // With saved filters, a session or a search in results, the first calls differ, so they are left to the
  // page.
  const isOther = ['keepFilters', 'sessionId', 'key'].some((name) => search.has(name))
  const known = isOther ? [] : (EARLY_CALLS[path] ?? [])
  const calls = known.filter(({ url }) => quizId || !url.includes('$quiz'))
  const mayOpen = { url: MAY_OPEN_URL, body: JSON.stringify({ path, user_id: uid }) }
  globalThis.earlyResponses = [mayOpen, ...calls].map(ask)
}

try {
  askEarly()
} catch {
  // Storage that is broken, or that the browser refuses, is for the page to notice.
}
