import { lengths } from '@quizwright/domain/limits.ts'
import { isStorable } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod'
import { isSafeAddress } from './platform-settings.ts'

/** The names of claims of LTI 1.3 and of its services. */
const lti = 'https://purl.imsglobal.org/spec/lti/claim'
const deepLinking = 'https://purl.imsglobal.org/spec/lti-dl/claim'
const ags = 'https://purl.imsglobal.org/spec/lti-ags'
const nrps = 'https://purl.imsglobal.org/spec/lti-nrps'

export const claimNames = {
  messageType: `${lti}/message_type`,
  version: `${lti}/version`,
  deploymentId: `${lti}/deployment_id`,
  targetLinkUri: `${lti}/target_link_uri`,
  resourceLink: `${lti}/resource_link`,
  roles: `${lti}/roles`,
  context: `${lti}/context`,
  institution: `${lti}/lis`,
  custom: `${lti}/custom`,
  toolPlatform: `${lti}/tool_platform`,
  scores: `${ags}/claim/endpoint`,
  members: `${nrps}/claim/namesroleservice`,
  launchPresentation: `${lti}/launch_presentation`,
  deepLinkSettings: `${deepLinking}/deep_linking_settings`,
  contentItems: `${deepLinking}/content_items`,
  deepLinkData: `${deepLinking}/data`,
} as const

/** The permissions of the Assignment and Grade Services. */
export const scopes = {
  lineItem: `${ags}/scope/lineitem`,
  readLineItem: `${ags}/scope/lineitem.readonly`,
  readResult: `${ags}/scope/result.readonly`,
  score: `${ags}/scope/score`,
} as const

/** The permission of the Names and Role Provisioning Services. */
export const membersScope = `${nrps}/scope/contextmembership.readonly`

const longest = 255
/** What is left out if it has another form than the standard says, because the launch does not need it. */
const optional = <T extends z.ZodType>(schema: T) => z.optional(schema).catch(undefined)
const storable = z.string().refine(isStorable)
const shortText = storable.max(lengths.name)
const address = storable.max(2_048).refine((text) => URL.canParse(text))
const shortId = storable.min(1).max(longest)

/** How a platform wants a link: where the answer goes, and what goes back with it unchanged. */
export const deepLinkSettings = z.object({
  // A form takes our answer there, so it must be an address that can only be opened.
  deep_link_return_url: address.refine(isSafeAddress),
  accept_types: z.array(z.string()).refine((types) => types.includes('ltiResourceLink')),
  accept_lineitem: optional(z.boolean()),
  data: z.string().optional(),
})
export type DeepLinkSettings = z.infer<typeof deepLinkSettings>

/**
 * The claims of a launch. What we don't know is ignored; what the standard requires is checked one by one
 * (verify-launch.ts), to say what is missing.
 */
export const launchClaims = z.object({
  nonce: z.string().optional(),
  sub: storable.max(longest).optional(),
  iat: z.number(),
  name: optional(shortText),
  given_name: optional(shortText),
  family_name: optional(shortText),
  email: optional(z.email().max(lengths.email)),
  [claimNames.messageType]: z.string().optional(),
  [claimNames.version]: z.string().optional(),
  [claimNames.deploymentId]: shortId.optional(),
  [claimNames.targetLinkUri]: z.string().optional(),
  [claimNames.resourceLink]: optional(z.object({ id: shortId })),
  [claimNames.roles]: optional(z.array(z.string())),
  [claimNames.context]: optional(
    z.object({ id: optional(shortId), title: optional(shortText), label: optional(shortText) }),
  ),
  [claimNames.institution]: optional(z.object({ course_section_sourcedid: optional(shortText) })),
  [claimNames.custom]: optional(z.record(z.string(), z.unknown())),
  [claimNames.toolPlatform]: optional(z.object({ product_family_code: optional(storable.max(lengths.tag)) })),
  [claimNames.deepLinkSettings]: optional(deepLinkSettings),
  [claimNames.members]: optional(z.object({ context_memberships_url: address.refine(isSafeAddress) })),
  [claimNames.launchPresentation]: optional(z.object({ locale: optional(storable.max(lengths.tag)) })),
  locale: optional(storable.max(lengths.tag)),
  [claimNames.scores]: optional(
    z.object({
      scope: z.array(z.string()).catch([]),
      lineitem: optional(address),
      lineitems: optional(address),
    }),
  ),
})
export type LaunchClaims = z.infer<typeof launchClaims>

/** A variable that a platform did not replace still has its name. */
const isReplaced = (text: unknown): text is string => typeof text === 'string' && !text.startsWith('$')

/** The section of the course in which somebody is: its title as we ask for it, else its id in the institution. */
export const sectionOf = (claims: LaunchClaims): string => {
  const asked = claims[claimNames.custom]?.['section']
  const title = isReplaced(asked) ? shortText.safeParse(asked.trim()).data : undefined
  return title || claims[claimNames.institution]?.course_section_sourcedid?.trim() || ''
}

/** The language of whoever was launched: where the platform shows the page, or else their own. */
export const localeOf = (claims: LaunchClaims): string | undefined =>
  claims[claimNames.launchPresentation]?.locale ?? claims.locale
