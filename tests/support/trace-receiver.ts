import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type ReceivedSpan = {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId: string
  words: Record<string, string>
}
export type TraceReceiver = AsyncDisposable & {
  url: string
  spans: () => readonly ReceivedSpan[]
  /** Everything that was received, unparsed. */
  bytes: () => string
}

type Value = { stringValue?: string; intValue?: number | string }
type Attributes = { key: string; value: Value }[]
type Sent = {
  resourceSpans: {
    resource: { attributes: Attributes }
    scopeSpans: {
      spans: {
        name: string
        traceId: string
        spanId: string
        parentSpanId?: string
        attributes: Attributes
      }[]
    }[]
  }[]
}

const wordsOf = (attributes: Attributes): Record<string, string> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? '')]),
  )

/** A receiver of traces on loopback, like one that an operator would run: OTLP over HTTP in JSON. */
export const startTraceReceiver = async (): Promise<TraceReceiver> => {
  const received: ReceivedSpan[] = []
  let bytes = ''
  const server = createServer(async (request, response) => {
    const sent = await text(request)
    bytes += sent
    for (const { resource, scopeSpans } of request.url === '/v1/traces'
      ? (JSON.parse(sent) as Sent).resourceSpans
      : []) {
      const service = wordsOf(resource.attributes)['service.name'] ?? ''
      for (const { name, traceId, spanId, parentSpanId = '', attributes } of scopeSpans.flatMap(
        (scope) => scope.spans,
      ))
        received.push({ service, name, traceId, spanId, parentSpanId, words: wordsOf(attributes) })
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => received,
    bytes: () => bytes,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
