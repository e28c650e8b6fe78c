import * as z from 'zod'
import { openPayload, sealPayload } from '../../auth/sealed-payload.ts'

/** They travel in an address, sealed and as they are, and what proxies take of one is limited. */
const longest = 8_192

/** Parameters of a platform's login request, which go back to it unchanged. */
export const initiation = z.object({
  login_hint: z.string().max(longest),
  lti_message_hint: z.string().max(longest).optional(),
  target_link_uri: z.string().max(longest),
})
export type Initiation = z.infer<typeof initiation>

/** What the parameter `state` carries through the platform, so that a login stores nothing here. */
const launchState = z.object({
  platform: z.string(),
  nonce: z.string(),
  /** The hash of the secret by which the browser that began is known. */
  browserHash: z.string(),
  /** The frame of the platform that keeps the secret, where the platform offers one. */
  storageFrame: z.string().optional(),
  initiation,
})
export type LaunchState = z.infer<typeof launchState>

const lifeMs = 10 * 60_000

export const sealLaunchState = (key: Buffer, state: LaunchState, now: Date): Promise<string> =>
  sealPayload(key, state, { now, lifeMs })

export const openLaunchState = (key: Buffer, text: string, now: Date): Promise<LaunchState | undefined> =>
  openPayload(key, text, { now, schema: launchState })
