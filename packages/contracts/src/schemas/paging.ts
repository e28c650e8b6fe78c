import * as z from 'zod/mini'

/** A whole number as a query writes it. */
const written = z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')), z.transform(Number))

/** Long reads take a part of themselves: `from` counts from 0. Both left out: all of it. */
export const rangeQuery = z.strictObject({ from: z.optional(written), count: z.optional(written) })
export type RangeQuery = z.infer<typeof rangeQuery>
