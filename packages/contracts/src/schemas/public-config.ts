import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { text } from './text.ts'

/** The texts as the specification quotes them, or good English in their place. */
export const wordings = ['specification', 'plain'] as const
export type Wording = (typeof wordings)[number]

/** An absolute URL. The page opens it, so only http(s) is allowed. */
const address = text(lengths.link).check(z.regex(/^https?:\/\//, 'must be an address'))

/**
 * The response of GET /config.json: the URLs of the sign-in, learner's and issue pages, and of the map tiles.
 */
export const publicConfig = z.looseObject({
  signInUrl: address,
  learnerSiteUrl: address,
  issueReportingUrl: address,
  /** A URL template with `{z}`, `{x}` and `{y}`. */
  mapTilesUrl: address,
  /** The text that names who signs in. */
  role: z.literal('instructor'),
  /** Whether quoted texts or good English are shown; quoted ones where it is missing. */
  wording: z.optional(z.enum(wordings)),
})
export type PublicConfig = z.infer<typeof publicConfig>
