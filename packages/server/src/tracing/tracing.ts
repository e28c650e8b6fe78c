import type { PageSpan } from '@quizwright/contracts/schemas/page-spans.ts'

/**
 * Attributes of a span, named by OpenTelemetry's semantic conventions where possible. They contain methods, routes,
 * statuses and statements with placeholders, but never personal data, credentials or a text that a person typed.
 */
export type SpanAttributes = Record<string, string | number>

export type SpanOptions = {
  name: string
  /** OpenTelemetry's span kind. `client` spans are recorded only inside another span. */
  kind: 'server' | 'consumer' | 'client'
  attributes?: SpanAttributes
  /** The caller's `traceparent` header (W3C Trace Context). Without a valid one a new trace starts. */
  parent?: unknown
}

/** A span that has not ended yet. */
export type Span = {
  /** The `traceparent` header for outgoing requests. Undefined while tracing is disabled. */
  traceparent: string | undefined
  setAttributes: (attributes: SpanAttributes) => void
  /** Sets the span's status to ERROR. */
  setError: (message: string) => void
  /** Runs a function in the context of this span. Spans that start there become its children. */
  run: <T>(work: () => T) => T
  end: () => void
}

/** Our interface to OpenTelemetry, which is not loaded while tracing is disabled. */
export type Tracing = {
  isEnabled: boolean
  startSpan: (options: SpanOptions) => Span
  /** Runs a function inside a new span. A `client` span without a parent is not recorded. */
  withSpan: <T>(options: SpanOptions, work: (span: Span) => Promise<T>) => Promise<T>
  /**
   * Exports the spans that a page recorded. `sentAt` is the time on the page's clock at which it sent them, in
   * milliseconds.
   */
  exportPageSpans: (spans: readonly PageSpan[], sentAt: number) => void
  /** Exports all queued spans and stops. */
  close: () => Promise<void>
}

export const noSpan: Span = {
  traceparent: undefined,
  setAttributes: () => {},
  setError: () => {},
  run: (work) => work(),
  end: () => {},
}

export const noTracing: Tracing = {
  isEnabled: false,
  startSpan: () => noSpan,
  withSpan: (_options, work) => work(noSpan),
  exportPageSpans: () => {},
  close: async () => {},
}
