import { SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api'
import { millisToHrTime } from '@opentelemetry/core'
import type { Resource } from '@opentelemetry/resources'
import type { ReadableSpan } from '@opentelemetry/sdk-trace'
import type { PageSpan } from '@quizwright/contracts/schemas/page-spans.ts'

/**
 * Converts a span that a page recorded into one that OpenTelemetry can export. The page's clock may be wrong by
 * hours, so the start time is computed from our own clock. `sentAt` is the time on the page's clock at which it sent
 * the span, in milliseconds.
 */
export const toReadableSpan = (
  { traceId, spanId, method, path, startedAt, ms, status }: PageSpan,
  sentAt: number,
  resource: Resource,
): ReadableSpan => {
  const startTime = Date.now() - Math.max(0, sentAt - startedAt)
  const hasFailed = status === 0 || status >= 400
  return {
    name: method === 'WS' ? `WS ${path}` : method,
    kind: SpanKind.CLIENT,
    resource,
    instrumentationScope: { name: 'quizwright-page' },
    spanContext: () => ({ traceId, spanId, traceFlags: TraceFlags.SAMPLED }),
    startTime: millisToHrTime(startTime),
    endTime: millisToHrTime(startTime + ms),
    duration: millisToHrTime(ms),
    ended: true,
    status: { code: hasFailed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
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
