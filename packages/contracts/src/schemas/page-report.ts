import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { text } from './text.ts'

/** The core web vitals. */
export const vitals = ['CLS', 'INP', 'LCP'] as const

/** A screen by its path with placeholders, as the table of screens names it: no id of anybody's is in it. */
const screen = text(lengths.name)

/** What the page tells the gateway about itself: an error that it met, or how quick it was. */
export const pageReport = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('error'),
    screen,
    message: text(lengths.description),
    stack: z.optional(text(lengths.description)),
  }),
  z.strictObject({
    kind: z.literal('vital'),
    screen,
    vital: z.enum(vitals),
    /** Milliseconds; for CLS its score. */ value: z.number().check(z.minimum(0), z.maximum(3_600_000)),
  }),
])
export type PageReport = z.infer<typeof pageReport>
