import { randomUUID } from 'node:crypto'
import { Problem } from '@quizwright/contracts/problem.ts'
import * as z from 'zod'
import { openPayload, sealPayload } from '../../auth/sealed-payload.ts'
import { claimNames, localeOf } from '../claims.ts'
import { isStaffOf } from '../launch/roles.ts'
import type { VerifiedDeepLink, VerifiedLaunch } from '../launch/verify-launch.ts'
import { contextIdOf } from '../links/find-meant-session.ts'

/**
 * What a teacher who chooses a quiz for a course carries from page to page: whose choice it is, and where the answer
 * goes.
 */
const deepLink = z.object({
  platform: z.string(),
  subject: z.string(),
  name: z.string(),
  courseTitle: z.string(),
  deploymentId: z.string(),
  contextId: z.string(),
  /** The language that the platform tells. */
  locale: z.string().optional(),
  /** Names this choice, so that a second press of its button does nothing more. */
  choice: z.string(),
  /** Where the answer goes; absent where a link that exists already gets its session. */
  returnUrl: z.string().optional(),
  resourceLinkId: z.string().optional(),
  /** What the platform gets back unchanged. */
  data: z.string().optional(),
  /** Whether the link may come with a column of the gradebook. */
  takesLineItem: z.boolean(),
})
export type DeepLink = z.infer<typeof deepLink>

const lifeMs = 60 * 60_000

/** Who chooses, and in which course. Throws LTI_STAFF_ONLY. */
const readChooser = ({ claims, subject, deploymentId }: Chosen, platform: string) => {
  if (!isStaffOf(claims[claimNames.roles] ?? [])) throw new Problem('LTI_STAFF_ONLY')
  const context = claims[claimNames.context]
  return {
    platform,
    subject,
    name: claims.name ?? '',
    courseTitle: context?.title ?? context?.label ?? '',
    contextId: contextIdOf({ claims }),
    locale: localeOf(claims),
    deploymentId,
    choice: randomUUID(),
  }
}
type Chosen = Pick<VerifiedDeepLink, 'claims' | 'subject' | 'deploymentId'>

/** Reads the request for a link from a launch that was checked. Throws LTI_STAFF_ONLY. */
export const readDeepLink = (verified: VerifiedDeepLink, platform: string): DeepLink => {
  const { settings } = verified
  return {
    ...readChooser(verified, platform),
    returnUrl: settings.deep_link_return_url,
    ...(settings.data !== undefined && { data: settings.data }),
    takesLineItem: settings.accept_lineitem !== false,
  }
}

/** The same for a link that exists and has no session of its course. Throws LTI_STAFF_ONLY. */
export const readUnclearLink = (verified: VerifiedLaunch, platform: string): DeepLink => ({
  ...readChooser(verified, platform),
  resourceLinkId: verified.resourceLinkId,
  takesLineItem: false,
})

/** Encrypts a request for a field of our pages, so that nothing is stored for it. It is valid for an hour. */
export const sealDeepLink = (key: Buffer, link: DeepLink, now: Date): Promise<string> =>
  sealPayload(key, link, { now, lifeMs })

/** Throws LTI_STATE. */
export const openDeepLink = async (key: Buffer, ticket: string | undefined, now: Date): Promise<DeepLink> => {
  const link = ticket && (await openPayload(key, ticket, { now, schema: deepLink }))
  if (!link) throw new Problem('LTI_STATE')
  return link
}
