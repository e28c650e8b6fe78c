import type { PageSpan } from '@quizwright/contracts/schemas/page-spans.ts'

/** What a page calls its gateway with. */
export type Callers = {
  fetch: typeof fetch
  WebSocket: typeof WebSocket
  XMLHttpRequest: typeof XMLHttpRequest
  location: Pick<Location, 'href' | 'origin'>
}
type Keep = (span: PageSpan) => void

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
const isMethod = (text: string): text is PageSpan['method'] => /^(?:GET|POST|PUT|DELETE)$/.test(text)

/**
 * The path of a call to our own gateway, without what may be somebody's words; undefined for any other
 * address.
 */
const tracedPath = (address: string | URL, { href, origin }: Callers['location']): string | undefined => {
  const url = new URL(address, href)
  const isOurs = url.host === new URL(origin).host && /^\/(?:api|ws)\//.test(url.pathname)
  return isOurs ? url.pathname.replaceAll(/[^A-Za-z0-9._~/-]/g, '~').slice(0, 200) : undefined
}

/** Begins a trace. `end` keeps it once, with the status of the answer or 0 where none came. */
const begin = (method: PageSpan['method'], path: string, keep: Keep) => {
  const [traceId, spanId, startedAt, from] = [hex(16), hex(8), Date.now(), performance.now()]
  let ended = false
  return {
    traceparent: `00-${traceId}-${spanId}-01`,
    end: (status: number): void => {
      if (ended) return
      ended = true
      keep({ traceId, spanId, method, path, startedAt, ms: performance.now() - from, status })
    },
  }
}

const tracedFetch =
  (plain: typeof fetch, { location }: Callers, keep: Keep): typeof fetch =>
  async (input, init = {}) => {
    const path = typeof input === 'string' ? tracedPath(input, location) : undefined
    const method = init.method ?? 'GET'
    if (path === undefined || !isMethod(method)) return plain(input, init)
    const { traceparent, end } = begin(method, path, keep)
    const headers = new Headers(init.headers)
    headers.set('traceparent', traceparent)
    try {
      const answer = await plain(input, { ...init, headers })
      end(answer.status)
      return answer
    } catch (error) {
      end(0)
      throw error
    }
  }

/** Uploads go this way: fetch can't say how far it is. */
const traceUploads = ({ XMLHttpRequest: { prototype }, location }: Callers, keep: Keep): void => {
  const opened = new WeakMap<XMLHttpRequest, { method: PageSpan['method']; path: string }>()
  const { open, send } = prototype
  prototype.open = function (this: XMLHttpRequest, method: string, address: string | URL): void {
    const path = tracedPath(address, location)
    if (path !== undefined && isMethod(method)) opened.set(this, { method, path })
    open.call(this, method, address, true)
  }
  prototype.send = function (this: XMLHttpRequest, body): void {
    const call = opened.get(this)
    if (call) {
      const { traceparent, end } = begin(call.method, call.path, keep)
      this.setRequestHeader('traceparent', traceparent)
      this.addEventListener('loadend', () => end(this.status))
    }
    send.call(this, body)
  }
}

/**
 * A browser gives a socket no header of ours, so its trace is in the query of its handshake. One span lasts
 * as long as the socket.
 */
const tracedSockets = (Plain: typeof WebSocket, { location }: Callers, keep: Keep): typeof WebSocket =>
  class extends Plain {
    constructor(address: string | URL, protocols?: string | string[]) {
      const path = tracedPath(address, location)
      if (path === undefined) {
        super(address, protocols)
        return
      }
      const { traceparent, end } = begin('WS', path, keep)
      const traced = new URL(address, location.href)
      traced.searchParams.set('traceparent', traceparent)
      super(traced, protocols)
      this.addEventListener('close', ({ wasClean }) => end(wasClean ? 101 : 0))
    }
  }

/**
 * From now on each call to the gateway begins a trace, which the servers go on with, and is kept as its first
 * span when it ends.
 */
export const instrumentRequests = (callers: Callers, keep: Keep): void => {
  callers.fetch = tracedFetch(callers.fetch.bind(globalThis), callers, keep)
  if (callers.XMLHttpRequest) traceUploads(callers, keep)
  callers.WebSocket = tracedSockets(callers.WebSocket, callers, keep)
}
