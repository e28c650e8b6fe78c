import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { text } from './text.ts'

/** A whole address: the page opens it, so nothing but http(s) may be there. */
const address = text(lengths.link).check(z.regex(/^https?:\/\//, 'must be an address'))

/**
 * What GET /config.json tells the page: where the sign-in, the students' and the issue pages are, and whose
 * images make the maps.
 */
export const publicConfig = z.looseObject({
  signInUrl: address,
  learnerSiteUrl: address,
  issueReportingUrl: address,
  /** With `{z}`, `{x}` and `{y}`. */
  mapTilesUrl: address,
  /** Who signs in here. */
  role: z.literal('instructor'),
})
export type PublicConfig = z.infer<typeof publicConfig>
