import { lengths } from '@quizwright/domain/limits.ts'
import { dateTime, text } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'

const longestOrigins = 20
const mostDeployments = 500

/** The name of a platform in addresses, such as `moodle-example-org`. */
export const platformName = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))
const address = text(lengths.link)

/** What an operator writes about a platform. An empty audience is the token address. */
const values = {
  label: text(lengths.tag),
  issuer: address,
  client_id: text(lengths.name),
  authorization_url: address,
  token_url: address,
  keys_url: address,
  token_audience: address,
  frame_origins: z.array(address).check(z.maxLength(longestOrigins)),
  all_deployments: z.boolean(),
}

export const platformState = z.enum(['pending', 'active', 'disabled'])
export const deploymentState = z.enum(['pending', 'allowed', 'refused'])
const longestDeploymentId = 255
const deploymentId = text(longestDeploymentId)

export const ltiDeployment = z.strictObject({
  deployment_id: deploymentId,
  state: deploymentState,
  course: text(lengths.name),
  seen_at: dateTime,
})

/**
 * A learning platform. `is_from_settings`: it stands in the settings of the server and can't be changed here.
 * `has_other_host`: its issuer is on another host than the configuration by which it registered itself, as Canvas' is.
 * `next_key_from`: when the next key begins to sign, if one is published already.
 */
export const ltiPlatform = z.strictObject({
  name: platformName,
  ...values,
  state: platformState,
  is_from_settings: z.boolean(),
  has_other_host: z.boolean(),
  login_url: address,
  canvas_json: text(lengths.description),
  key_made_at: z.nullable(dateTime),
  next_key_from: z.nullable(dateTime),
  deployments: z.array(ltiDeployment),
})
export type LtiPlatformView = z.infer<typeof ltiPlatform>

/** All platforms, and our addresses that a platform asks for. */
export const ltiPlatforms = z.strictObject({
  platforms: z.array(ltiPlatform),
  own: z.strictObject({
    login_url: address,
    launch_url: address,
    keys_url: address,
    canvas_json: text(lengths.description),
  }),
})
export type LtiPlatforms = z.infer<typeof ltiPlatforms>

/** Without a name, a new platform that is active at once. */
export const savePlatformBody = z.strictObject({
  name: z.optional(platformName),
  ...values,
  deployment_ids: z.array(deploymentId).check(z.maxLength(mostDeployments)),
})
export type SavePlatformBody = z.infer<typeof savePlatformBody>

export const platformBody = z.strictObject({ name: platformName })
export const platformStateBody = z.strictObject({
  name: platformName,
  state: z.enum(['active', 'disabled']),
})
export const deploymentBody = z.strictObject({
  name: platformName,
  deployment_id: deploymentId,
  state: z.enum(['allowed', 'refused']),
})

/** The address that is pasted into a platform, which then registers us by itself. */
export const ltiInvite = z.strictObject({ registration_address: address, expires_at: dateTime })
