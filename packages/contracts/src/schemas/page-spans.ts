import * as z from 'zod/mini'

/** The most spans in one request. */
export const pageSpanLimits = { spansAtOnce: 50, pathLength: 200 } as const

const hex = (digits: number) => z.string().check(z.regex(new RegExp(`^(?!0+$)[0-9a-f]{${digits}}$`)))
const milliseconds = z.number().check(z.minimum(0), z.maximum(8_640_000_000_000))

/**
 * The span of one call of the page, or of a channel from opening to closing. The path has no query. Status 0 means
 * that there was no response.
 */
const pageSpan = z.strictObject({
  traceId: hex(32),
  spanId: hex(16),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE', 'WS']),
  path: z.string().check(z.maxLength(pageSpanLimits.pathLength), z.regex(/^\/[A-Za-z0-9._~/-]*$/)),
  /** Milliseconds since 1970 by the page's clock. */
  startedAt: milliseconds,
  ms: z.number().check(z.minimum(0), z.maximum(86_400_000)),
  status: z.int().check(z.minimum(0), z.maximum(599)),
})
export type PageSpan = z.infer<typeof pageSpan>

/**
 * The body of POST /traces, which exists only if tracing is on. `sentAt` is by the page's clock, which may be wrong.
 */
export const pageSpans = z.strictObject({
  sentAt: milliseconds,
  spans: z.array(pageSpan).check(z.maxLength(pageSpanLimits.spansAtOnce)),
})
export type PageSpans = z.infer<typeof pageSpans>
