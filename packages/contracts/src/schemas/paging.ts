import * as z from 'zod/mini'

/** An integer in a URL query. */
const written = z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')), z.transform(Number))

/** Selects a part of a long list; `from` counts from 0. Without both fields the whole list is returned. */
export const rangeQuery = z.strictObject({ from: z.optional(written), count: z.optional(written) })
export type RangeQuery = z.infer<typeof rangeQuery>
