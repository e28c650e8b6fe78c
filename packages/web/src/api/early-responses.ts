/** A call that the document made by itself, while the page's script was loading. */
export type EarlyResponse = {
  method: string
  url: string
  uid: string
  authorization: string
  /** Of a POST. */
  body: string | undefined
  response: Promise<Response>
}

declare global {
  /** Those that nobody took yet. */
  var earlyResponses: EarlyResponse[] | undefined
}

/** Later than this, in milliseconds, a response that nobody took may be out of date. */
const takenWithinMs = 10_000

/** The response to this very call of this very user, once. */
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

/** A `fetch` that takes the response where the document asked already (`ask-early.ts`), and sends every other call. */
export const takingEarly = (send: typeof fetch): typeof fetch => {
  setTimeout(() => delete globalThis.earlyResponses, takenWithinMs)
  return (url, init = {}) => take(String(url), init) ?? send(url, init)
}
