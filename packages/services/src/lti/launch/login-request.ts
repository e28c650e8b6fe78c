import { Problem } from '@quizwright/contracts/problem.ts'
import type { LtiPlatform } from '../platform-settings.ts'
import { initiation, type Initiation } from './launch-state.ts'
import { isOwnTarget } from './verify-launch.ts'

export type LoginRequest = { platform: LtiPlatform; initiation: Initiation; storageFrame: string | undefined }

const longestFrameName = 100

type Known = {
  platforms: readonly LtiPlatform[]
  pending: readonly LtiPlatform[]
  name: string | undefined
  launchUrl: string
}

/**
 * Reads a login request of a platform. `name` is the platform's in our address, because some send no client id. Throws
 * LTI_LOGIN_INCOMPLETE, LTI_PLATFORM_PENDING and LTI_PLATFORM_UNKNOWN.
 */
export const readLoginRequest = (
  sent: Readonly<Record<string, string | undefined>>,
  { platforms, pending, name, launchUrl }: Known,
): LoginRequest => {
  const read = initiation.safeParse(sent)
  if (!read.success || sent['iss'] === undefined) throw new Problem('LTI_LOGIN_INCOMPLETE')
  const { iss, client_id: clientId } = sent
  const isMeant = (platform: LtiPlatform): boolean =>
    platform.issuer === iss &&
    (name === undefined || platform.name === name) &&
    (clientId === undefined || platform.clientId === clientId)
  const fitting = platforms.filter(isMeant)
  const [platform] = fitting
  if (!platform && pending.some(isMeant)) throw new Problem('LTI_PLATFORM_PENDING')
  // Hosted platforms share an issuer, so without a client id it may be any of them.
  if (!platform || fitting.length > 1) throw new Problem('LTI_PLATFORM_UNKNOWN')
  if (!isOwnTarget(read.data.target_link_uri, launchUrl)) throw new Problem('LTI_LOGIN_INCOMPLETE')
  return {
    platform,
    initiation: read.data,
    storageFrame: sent['lti_storage_target']?.slice(0, longestFrameName),
  }
}

type Asked = LoginRequest & { state: string; nonce: string; launchUrl: string }

/** The address at the platform that answers with the ID token of the launch. */
export const authorizationAddress = ({
  platform,
  initiation: given,
  state,
  nonce,
  launchUrl,
}: Asked): string => {
  const url = new URL(platform.authorizationUrl)
  const parameters = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.clientId,
    redirect_uri: launchUrl,
    login_hint: given.login_hint,
    ...(given.lti_message_hint !== undefined && { lti_message_hint: given.lti_message_hint }),
    state,
    nonce,
  }
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value)
  return url.href
}
