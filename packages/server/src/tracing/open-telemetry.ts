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
import { toReadableSpan } from './page-span.ts'
import { noSpan, type Span, type SpanOptions, type Tracing } from './tracing.ts'

const spanKinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT }
/** The maximum length of an attribute. SQL statements can be long, and their ends say little. */
const attributeMaxLength = 2_000
const exportIntervalMs = 1_000
/** An unreachable receiver must not delay the end of a process. */
const exportTimeoutMs = 2_000

const traceparentOf = (span: OtelSpan): string => {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

const createSpanProcessor = (endpoint: string): BatchSpanProcessor =>
  new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({
      url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
      timeoutMillis: exportTimeoutMs,
    }),
    scheduledDelayMillis: exportIntervalMs,
    exportTimeoutMillis: exportTimeoutMs,
  })

/**
 * Creates tracing with OpenTelemetry. Nothing is registered globally, so that several servers in one process (as in
 * tests) trace independently.
 */
export const openTelemetry = (serviceName: string, endpoint: string): Tracing => {
  const spanProcessor = createSpanProcessor(endpoint)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [spanProcessor],
    spanLimits: { attributeValueLengthLimit: attributeMaxLength },
  })
  const pageResource = resourceFromAttributes({ 'service.name': 'quizwright-page' })
  const tracer = provider.getTracer('quizwright')
  const contexts = new AsyncLocalStorageContextManager()
  const propagator = new W3CTraceContextPropagator()

  const parentContext = ({ parent }: SpanOptions): Context =>
    typeof parent === 'string'
      ? propagator.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter)
      : contexts.active()

  const startSpan = (options: SpanOptions): Span => {
    const parent = parentContext(options)
    const { name, kind, attributes } = options
    const span = tracer.startSpan(name, { kind: spanKinds[kind], attributes }, parent)
    const context = trace.setSpan(parent, span)
    return {
      traceparent: traceparentOf(span),
      setAttributes: (added) => {
        span.setAttributes(added)
      },
      setError: (message) => {
        span.setStatus({ code: SpanStatusCode.ERROR, message })
      },
      run: (work) => contexts.with(context, work),
      end: () => span.end(),
    }
  }

  const withSpan: Tracing['withSpan'] = async (options, work) => {
    if (options.kind === 'client' && !trace.getSpan(contexts.active())) return work(noSpan)
    const span = startSpan(options)
    try {
      return await span.run(() => work(span))
    } catch (error) {
      // Only the error's name is recorded, because its message may contain a text that a person typed.
      span.setError(error instanceof Error ? error.name : 'Error')
      throw error
    } finally {
      span.end()
    }
  }

  return {
    isEnabled: true,
    startSpan,
    withSpan,
    exportPageSpans: (spans, sentAt) => {
      for (const span of spans) spanProcessor.onEnd(toReadableSpan(span, sentAt, pageResource))
    },
    close: () => provider.shutdown().catch(() => undefined),
  }
}
