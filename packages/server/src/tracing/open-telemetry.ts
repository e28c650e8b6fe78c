import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { readablePageSpan } from './page-span.ts'
import { type Asked, noSpan, type Span, type Tracing } from './tracing.ts'

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT }
/** A statement may be long; the rest of it says little. */
const longestWord = 2_000
const flushEveryMs = 1_000
/** A receiver that is away must not hold up the end of a process. */
const patienceMs = 2_000

const traceparentOf = (span: OtelSpan): string => {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

/** OpenTelemetry behind our seam. Nothing is registered globally: every server of a process has its own. */
export const openTelemetry = (service: string, endpoint: string): Tracing => {
  const batch = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({
      url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
      timeoutMillis: patienceMs,
    }),
    scheduledDelayMillis: flushEveryMs,
    exportTimeoutMillis: patienceMs,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [batch],
    spanLimits: { attributeValueLengthLimit: longestWord },
  })
  const pageResource = resourceFromAttributes({ 'service.name': 'quizwright-page' })
  const tracer = provider.getTracer('quizwright')
  const contexts = new AsyncLocalStorageContextManager()
  const propagator = new W3CTraceContextPropagator()

  const contextOf = ({ parent }: Asked): Context =>
    typeof parent === 'string'
      ? propagator.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter)
      : contexts.active()

  const begin = (asked: Asked): Span => {
    const above = contextOf(asked)
    const span = tracer.startSpan(asked.name, { kind: kinds[asked.kind], attributes: asked.words }, above)
    const within = trace.setSpan(above, span)
    return {
      traceparent: traceparentOf(span),
      note: (words) => {
        span.setAttributes(words)
      },
      failed: (why) => {
        span.setStatus({ code: SpanStatusCode.ERROR, message: why })
      },
      around: (work) => contexts.with(within, work),
      end: () => span.end(),
    }
  }

  return {
    isOn: true,
    begin,
    within: async (asked, work) => {
      if (asked.kind === 'client' && !trace.getSpan(contexts.active())) return work(noSpan)
      const span = begin(asked)
      try {
        return await span.around(() => work(span))
      } catch (error) {
        // Its message may hold what somebody wrote.
        span.failed(error instanceof Error ? error.name : 'Error')
        throw error
      } finally {
        span.end()
      }
    },
    take: (spans, sentAt) => {
      for (const span of spans) batch.onEnd(readablePageSpan(span, sentAt, pageResource))
    },
    close: () => provider.shutdown().catch(() => undefined),
  }
}
