/** A call that the document sent while the page's script was loading. */
export type EarlyResponse = {
  method: string
  url: string
  uid: string
  authorization: string
  /** The body of a POST. */
  body: string | undefined
  response: Promise<Response>
}

declare global {
  /** The early calls whose responses were not taken yet. */
  var earlyResponses: EarlyResponse[] | undefined
}

/** After this time, in milliseconds, an early response may be out of date and is ignored. */
const takenWithinMs = 10_000

/** The response to exactly this call of this user. It can be taken once. */
const take = (url: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> | undefined => {
  const given = new Headers(headers)
  const index = (globalThis.earlyResponses ?? []).findIndex(
    (early) =>
      early.method === method &&
      early.url === url &&
      early.body === body &&
      early.uid === given.get('uid') &&
      early.authorization === given.get('authorization'),
  )
  return index < 0 ? undefined : globalThis.earlyResponses?.splice(index, 1)[0]?.response
}

/**
 * Wraps `fetch`: takes the response of an early call (`ask-early.ts`) if there is one, and sends every other
 * request.
 */
export const takingEarly = (send: typeof fetch): typeof fetch => {
  setTimeout(() => delete globalThis.earlyResponses, takenWithinMs)
  return (url, init = {}) => take(String(url), init) ?? send(url, init)
}
