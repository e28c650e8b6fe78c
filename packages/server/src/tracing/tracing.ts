import type { PageSpan } from '@quizwright/contracts/schemas/page-spans.ts'

/**
 * What a span says beside its name, by OpenTelemetry's names. Methods, routes, statuses, statements with
 * their places left open: never what somebody wrote, who they are, or anything that lets anybody in.
 */
export type Words = Record<string, string | number>

export type Asked = {
  name: string
  /**
   * `server`: somebody asked us. `consumer`: we take up what somebody left for later. `client`: we ask
   * somebody, on behalf of the span around.
   */
  kind: 'server' | 'consumer' | 'client'
  words?: Words
  /** The caller's `traceparent` (W3C Trace Context); anything else begins a trace. */
  parent?: unknown
}

/** A span that is under way. */
export type Span = {
  /** What whoever is asked next takes as its parent; undefined while nothing is traced. */
  traceparent: string | undefined
  note: (words: Words) => void
  failed: (why: string) => void
  /** Does something with this span around it: spans begun there are its children. */
  around: <T>(work: () => T) => T
  end: () => void
}

/** The seam between our code and OpenTelemetry, of which nothing is loaded while tracing is off. */
export type Tracing = {
  isOn: boolean
  begin: (asked: Asked) => Span
  /** Does something as a span. As a client only inside another span: what nobody asked for is not traced. */
  within: <T>(asked: Asked, work: (span: Span) => Promise<T>) => Promise<T>
  /** Passes on the spans of a page. */
  take: (spans: readonly PageSpan[], sentAt: number) => void
  /** Sends what is left. */
  close: () => Promise<void>
}

/** Where nothing is traced. */
export const noSpan: Span = {
  traceparent: undefined,
  note: () => {},
  failed: () => {},
  around: (work) => work(),
  end: () => {},
}

export const noTracing: Tracing = {
  isOn: false,
  begin: () => noSpan,
  within: (_asked, work) => work(noSpan),
  take: () => {},
  close: async () => {},
}
