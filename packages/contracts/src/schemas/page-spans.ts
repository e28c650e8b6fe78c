import * as z from 'zod/mini'

/** What a page sends of its spans at once. */
export const pageSpanLimits = { spansAtOnce: 50, pathLength: 200 } as const

const hex = (digits: number) => z.string().check(z.regex(new RegExp(`^(?!0+$)[0-9a-f]{${digits}}$`)))
const milliseconds = z.number().check(z.minimum(0), z.maximum(8_640_000_000_000))

/**
 * One call of a page to its gateway, or a channel from its opening to its end. No query is in its path. A
 * status of 0: there was no answer.
 */
const pageSpan = z.strictObject({
  traceId: hex(32),
  spanId: hex(16),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE', 'WS']),
  path: z.string().check(z.maxLength(pageSpanLimits.pathLength), z.regex(/^\/[A-Za-z0-9._~/-]*$/)),
  /** By the page's clock, since 1970. */
  startedAt: milliseconds,
  ms: z.number().check(z.minimum(0), z.maximum(86_400_000)),
  status: z.int().check(z.minimum(0), z.maximum(599)),
})
export type PageSpan = z.infer<typeof pageSpan>

/**
 * What POST /traces takes from a page, where the gateway is told to trace. `sentAt` by the page's clock,
 * which may be wrong.
 */
export const pageSpans = z.strictObject({
  sentAt: milliseconds,
  spans: z.array(pageSpan).check(z.maxLength(pageSpanLimits.spansAtOnce)),
})
export type PageSpans = z.infer<typeof pageSpans>
