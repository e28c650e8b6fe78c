import type { PageSpan } from '@quizwright/contracts/schemas/page-spans.ts'

/**
 * Attributes of a span, named by OpenTelemetry's semantic conventions where they have a name. They hold
 * methods, routes, statuses and statements with placeholders: never a text that somebody wrote, personal data
 * or credentials.
 */
export type SpanAttributes = Record<string, string | number>

export type SpanOptions = {
  name: string
  /** OpenTelemetry's span kind. `client` spans are recorded only inside another span. */
  kind: 'server' | 'consumer' | 'client'
  attributes?: SpanAttributes
  /** The caller's `traceparent` header (W3C Trace Context). Anything else starts a new trace. */
  parent?: unknown
}

/** A span that has not ended yet. */
export type Span = {
  /** The `traceparent` header of outgoing requests; undefined while tracing is disabled. */
  traceparent: string | undefined
  setAttributes: (attributes: SpanAttributes) => void
  /** Sets the span's status to ERROR. */
  setError: (message: string) => void
  /** Runs a function in this span's context: spans started there become its children. */
  run: <T>(work: () => T) => T
  end: () => void
}

/** Our interface to OpenTelemetry, of which nothing is loaded while tracing is disabled. */
export type Tracing = {
  isEnabled: boolean
  startSpan: (options: SpanOptions) => Span
  /** Runs a function inside a new span. A `client` span without a parent is not recorded. */
  withSpan: <T>(options: SpanOptions, work: (span: Span) => Promise<T>) => Promise<T>
  /** Exports spans that a page recorded. `sentAt` is the page's clock when it sent them, in milliseconds. */
  exportPageSpans: (spans: readonly PageSpan[], sentAt: number) => void
  /** Exports what is still queued and stops. */
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
