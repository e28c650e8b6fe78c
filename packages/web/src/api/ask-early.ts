import type { EarlyResponse } from './early-responses.ts'

/** A GET where there is no body. */
type KnownCall = { url: string; body?: string }

/** By the path of a screen: what the build writes here (`early-calls.ts`). `$uid` and `$quiz` stand for ids. */
declare const EARLY_CALLS: Readonly<Record<string, readonly KnownCall[]>>
declare const MAY_OPEN_URL: string

/**
 * Asks what the screen asks first, as the signed-in user. This stands in the document itself and runs while the
 * page's script is still loading; without it everything works, two round trips later.
 */
const askEarly = () => {
  const [uid, authorization, user] = ['uid', 'authorization', 'user'].map((key) => localStorage.getItem(key))
  const path = document.documentElement.dataset['screen']
  if (!path || !uid || !authorization || !user) return
  // Credentials that do not agree are for the page to clear.
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
    // Who takes it sees the failure; nobody may.
    response.catch(() => undefined)
    return { ...call, uid, authorization, response }
  }
  // Saved filters, a session of a quiz and a search in its results are other calls: only the page makes them.
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
