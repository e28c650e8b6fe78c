import * as z from 'zod/mini'
import { id, text } from '@quizwright/domain/schemas/text.ts'

/** An integer in a URL query. */
const written = z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')), z.transform(Number))

/** Selects a part of a long list. `from` counts from 0. Without both fields the whole list is returned. */
export const rangeQuery = z.strictObject({ from: z.optional(written), count: z.optional(written) })
export type RangeQuery = z.infer<typeof rangeQuery>

/**
 * Selects a part of a list of results. With `after`, the _id of a result, `from` counts from the result behind that
 * one, so that results handed in meanwhile shift nothing.
 */
export const resultRangeQuery = z.extend(rangeQuery, { after: z.optional(id) })
export type ResultRangeQuery = z.infer<typeof resultRangeQuery>

/**
 * Selects a page of a list that may change during reading. `after` is the `next` of the previous page, `count` the
 * number of entries.
 */
export const cursorQuery = z.strictObject({ after: z.optional(text(1_000)), count: z.optional(written) })
export type CursorQuery = z.infer<typeof cursorQuery>
