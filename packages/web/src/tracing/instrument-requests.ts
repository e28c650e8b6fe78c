import type { PageSpan } from '@quizwright/contracts/schemas/page-spans.ts'

/** The browser APIs through which a page sends requests to the gateway. */
export type RequestApis = {
  fetch: typeof fetch
  WebSocket: typeof WebSocket
  XMLHttpRequest: typeof XMLHttpRequest
  location: Pick<Location, 'href' | 'origin'>
}
type OnSpanEnd = (span: PageSpan) => void

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
const isMethod = (text: string): text is PageSpan['method'] => /^(?:GET|POST|PUT|DELETE)$/.test(text)

/** The path of a request to our own gateway, with unusual characters replaced by ~; undefined for any other URL. */
const tracedPath = (address: string | URL, { href, origin }: RequestApis['location']): string | undefined => {
  const url = new URL(address, href)
  const isOurs = url.host === new URL(origin).host && /^\/(?:api|ws)\//.test(url.pathname)
  return isOurs ? url.pathname.replaceAll(/[^A-Za-z0-9._~/-]/g, '~').slice(0, 200) : undefined
}

/**
 * Starts the root span of a trace. `end` takes the response status, or 0 if there was no response; only its
 * first call counts.
 */
const startSpan = (method: PageSpan['method'], path: string, onSpanEnd: OnSpanEnd) => {
  const [traceId, spanId, startedAt, startMark] = [hex(16), hex(8), Date.now(), performance.now()]
  let ended = false
  return {
    traceparent: `00-${traceId}-${spanId}-01`,
    end: (status: number): void => {
      if (ended) return
      ended = true
      onSpanEnd({ traceId, spanId, method, path, startedAt, ms: performance.now() - startMark, status })
    },
  }
}

const tracedFetch =
  (originalFetch: typeof fetch, { location }: RequestApis, onSpanEnd: OnSpanEnd): typeof fetch =>
  async (input, init = {}) => {
    const path = typeof input === 'string' ? tracedPath(input, location) : undefined
    const method = init.method ?? 'GET'
    if (path === undefined || !isMethod(method)) return originalFetch(input, init)
    const { traceparent, end } = startSpan(method, path, onSpanEnd)
    const headers = new Headers(init.headers)
    headers.set('traceparent', traceparent)
    try {
      const response = await originalFetch(input, { ...init, headers })
      end(response.status)
      return response
    } catch (error) {
      end(0)
      throw error
    }
  }

/** Uploads use XMLHttpRequest, because fetch reports no upload progress. */
const traceUploads = (
  { XMLHttpRequest: { prototype }, location }: RequestApis,
  onSpanEnd: OnSpanEnd,
): void => {
  const requests = new WeakMap<XMLHttpRequest, { method: PageSpan['method']; path: string }>()
  const { open, send } = prototype
  prototype.open = function (this: XMLHttpRequest, method: string, address: string | URL): void {
    const path = tracedPath(address, location)
    if (path !== undefined && isMethod(method)) requests.set(this, { method, path })
    open.call(this, method, address, true)
  }
  prototype.send = function (this: XMLHttpRequest, body): void {
    const request = requests.get(this)
    if (request) {
      const { traceparent, end } = startSpan(request.method, request.path, onSpanEnd)
      this.setRequestHeader('traceparent', traceparent)
      this.addEventListener('loadend', () => end(this.status))
    }
    send.call(this, body)
  }
}

/**
 * Traces sockets. Browsers send no custom headers with a WebSocket handshake, so the trace context goes into
 * its query. The span lasts as long as the socket.
 */
const tracedSockets = (
  Plain: typeof WebSocket,
  { location }: RequestApis,
  onSpanEnd: OnSpanEnd,
): typeof WebSocket =>
  class extends Plain {
    constructor(address: string | URL, protocols?: string | string[]) {
      const path = tracedPath(address, location)
      if (path === undefined) {
        super(address, protocols)
        return
      }
      const { traceparent, end } = startSpan('WS', path, onSpanEnd)
      const traced = new URL(address, location.href)
      traced.searchParams.set('traceparent', traceparent)
      super(traced, protocols)
      this.addEventListener('close', ({ wasClean }) => end(wasClean ? 101 : 0))
    }
  }

/** Instruments the APIs: each request to the gateway starts a trace, which the servers continue. */
export const instrumentRequests = (apis: RequestApis, onSpanEnd: OnSpanEnd): void => {
  apis.fetch = tracedFetch(apis.fetch.bind(globalThis), apis, onSpanEnd)
  if (apis.XMLHttpRequest) traceUploads(apis, onSpanEnd)
  apis.WebSocket = tracedSockets(apis.WebSocket, apis, onSpanEnd)
}
