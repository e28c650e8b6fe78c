import { SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api'
import { millisToHrTime } from '@opentelemetry/core'
import type { Resource } from '@opentelemetry/resources'
import type { ReadableSpan } from '@opentelemetry/sdk-trace'
import type { PageSpan } from '@quizwright/contracts/schemas/page-spans.ts'

/**
 * A span as a page told it, as OpenTelemetry writes one. A page's clock may be wrong by hours: how long ago
 * it began is what counts. `sentAt` in its own milliseconds.
 */
export const readablePageSpan = (
  { traceId, spanId, method, path, startedAt, ms, status }: PageSpan,
  sentAt: number,
  resource: Resource,
): ReadableSpan => {
  const began = Date.now() - Math.max(0, sentAt - startedAt)
  const failed = status === 0 || status >= 400
  return {
    name: method === 'WS' ? `WS ${path}` : method,
    kind: SpanKind.CLIENT,
    resource,
    instrumentationScope: { name: 'quizwright-page' },
    spanContext: () => ({ traceId, spanId, traceFlags: TraceFlags.SAMPLED }),
    startTime: millisToHrTime(began),
    endTime: millisToHrTime(began + ms),
    duration: millisToHrTime(ms),
    ended: true,
    status: { code: failed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    attributes: {
      'http.request.method': method === 'WS' ? 'GET' : method,
      'url.path': path,
      ...(status > 0 && { 'http.response.status_code': status }),
    },
    links: [],
    events: [],
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }
}
