import type { EarlyResponse } from './early-responses.ts'

type KnownCall = { url: string; body: string }

/** By the path of a screen: what the build writes here (`early-calls.ts`). `$uid` stands for the user's id. */
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
  const ask = ({ url, body }: KnownCall): EarlyResponse => {
    const call = { method: 'POST', url: `/api/${url.replace('$uid', encodeURIComponent(uid))}`, body }
    const headers = { uid, authorization, 'content-type': 'application/json' }
    const response = fetch(call.url, { method: call.method, headers, body, credentials: 'omit' })
    // Who takes it sees the failure; nobody may.
    response.catch(() => undefined)
    return { ...call, uid, authorization, response }
  }
  // Saved filters are another call: only the page reads them.
  const calls = location.search.includes('keepFilters') ? [] : (EARLY_CALLS[path] ?? [])
  const mayOpen = { url: MAY_OPEN_URL, body: JSON.stringify({ path, user_id: uid }) }
  globalThis.earlyResponses = [mayOpen, ...calls].map(ask)
}

try {
  askEarly()
} catch {
  // Storage that is broken, or that the browser refuses, is for the page to notice.
}
