import * as z from 'zod/mini'
import { lengths } from '@quizwright/domain/limits.ts'
import { text } from '@quizwright/domain/schemas/text.ts'

/** Texts as the specification quotes them, or in good English. */
export const wordings = ['specification', 'plain'] as const
export type Wording = (typeof wordings)[number]

/** An absolute URL. The page links to it, so only http(s) is allowed. */
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
  /** The role named in the sign-in window. */
  role: z.literal('instructor'),
  /** The wording of texts; `specification` by default. */
  wording: z.optional(z.enum(wordings)),
})
export type PublicConfig = z.infer<typeof publicConfig>
