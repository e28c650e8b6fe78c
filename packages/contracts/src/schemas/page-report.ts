import * as z from 'zod/mini'
import { lengths } from '@quizwright/domain/limits.ts'
import { text } from '@quizwright/domain/schemas/text.ts'

/** The core web vitals. */
export const vitals = ['CLS', 'INP', 'LCP'] as const

/** The path of a screen with its placeholders, as in the table of screens, so that it contains no ids. */
const screen = text(lengths.name)

/** A report of the page to the gateway: an error or a web vital. */
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
    /** In milliseconds, except CLS, which is a score. */
    value: z.number().check(z.minimum(0), z.maximum(3_600_000)),
  }),
])
export type PageReport = z.infer<typeof pageReport>
