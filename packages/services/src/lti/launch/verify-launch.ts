import { Problem } from '@quizwright/contracts/problem.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { decodeProtectedHeader, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { claimNames, type DeepLinkSettings, launchClaims, type LaunchClaims } from '../claims.ts'
import { LtiRefusal } from '../lti-refusal.ts'
import { KeysUnreadable } from '../keys/platform-keys.ts'
import type { LtiPlatform } from '../platform-settings.ts'

const skewSeconds = 60
const maxAgeSeconds = 600
const minuteSeconds = 60
const resourceLinkRequest = 'LtiResourceLinkRequest'
const deepLinkingRequest = 'LtiDeepLinkingRequest'

/** What a launch must fit to. */
export type Expected = {
  platform: LtiPlatform
  keys: JWTVerifyGetKey
  nonce: string
  /** Where our launches are: each target begins with it. */
  launchUrl: string
  now: Date
}

/** A launch that is right in all else comes from a deployment that nobody has allowed. */
export class NewDeployment extends Problem {
  readonly deploymentId: string
  readonly courseTitle: string

  constructor(deploymentId: string, courseTitle: string) {
    super('LTI_DEPLOYMENT_PENDING', { cause: 'deployment' })
    this.deploymentId = deploymentId
    this.courseTitle = courseTitle
  }
}

/** A token that was not made as the standard says. */
const untrusted = (reason: string, cause?: unknown): Problem => new LtiRefusal('LTI_TOKEN', reason, { cause })

const clockProblem = (claims: { iat?: unknown }, now: Date): Problem => {
  const seconds = typeof claims.iat === 'number' ? Math.abs(now.getTime() / 1_000 - claims.iat) : 0
  return new LtiRefusal('LTI_CLOCK', `${Math.max(1, Math.round(seconds / minuteSeconds))}_min`)
}

/** Header fields that would let whoever made the token name its key. */
const ownKeys = ['jwk', 'jku', 'x5u', 'x5c', 'crit'] as const

const requireHeader = (token: string): void => {
  // Decoders of base64 skip blanks and padding, so that one token would have many forms.
  if (!/^[\w-]+\.[\w-]+\.[\w-]*$/.test(token)) throw untrusted('malformed')
  let header: ReturnType<typeof decodeProtectedHeader>
  try {
    header = decodeProtectedHeader(token)
  } catch (error) {
    throw untrusted('malformed', error)
  }
  if (header.alg !== 'RS256') throw untrusted('alg')
  if (typeof header.kid !== 'string' || header.kid === '') throw untrusted('kid_missing')
  for (const name of ownKeys) if (header[name] !== undefined) throw untrusted(name)
}

const problemOf = (error: unknown, now: Date): Problem => {
  if (error instanceof KeysUnreadable) return new Problem('LTI_KEYS', { cause: error.cause })
  if (error instanceof errors.JWTExpired) return clockProblem(error.payload, now)
  if (error instanceof errors.JWTClaimValidationFailed)
    return ['exp', 'iat', 'nbf'].includes(error.claim) && error.reason === 'check_failed'
      ? clockProblem(error.payload, now)
      : untrusted(error.claim, error)
  if (error instanceof errors.JWKSNoMatchingKey) return untrusted('kid', error)
  if (error instanceof errors.JWSSignatureVerificationFailed) return untrusted('signature', error)
  // jose refuses a key of less than 2,048 bits by a TypeError.
  if (error instanceof TypeError) return untrusted('weak_key', error)
  return untrusted('malformed', error)
}

const verifySignature = async (token: string, { platform, keys, now }: Expected): Promise<LaunchClaims> => {
  requireHeader(token)
  const verified = await jwtVerify(token, keys, {
    algorithms: ['RS256'],
    issuer: platform.issuer,
    clockTolerance: skewSeconds,
    maxTokenAge: maxAgeSeconds,
    requiredClaims: ['iss', 'aud', 'exp', 'iat'],
    currentDate: now,
  }).catch((error: unknown) => {
    throw problemOf(error, now)
  })
  const { aud, azp } = verified.payload
  // A token for others, too, could be one that another tool passes on.
  const audience = Array.isArray(aud) ? aud : [aud]
  if (audience.length !== 1 || audience[0] !== platform.clientId) throw untrusted('aud')
  if (azp !== undefined && azp !== platform.clientId) throw untrusted('azp')
  const read = launchClaims.safeParse(verified.payload)
  if (!read.success) throw untrusted(String(read.error.issues[0]?.path[0] ?? 'claims'))
  return read.data
}

type Verified = { claims: LaunchClaims; subject: string; deploymentId: string }
/** A launch of a link that was checked. */
export type VerifiedLaunch = Verified & { resourceLinkId: string }
/** A launch that was checked and asks for a new link. */
export type VerifiedDeepLink = Verified & { settings: DeepLinkSettings }

/**
 * Checks the ID token of a launch by the rules of OpenID Connect, of LTI 1.3 and of the 1EdTech security framework.
 * That the browser is the one that began, and that the nonce is used once, is checked by the caller. Throws LTI_TOKEN,
 * LTI_CLOCK, LTI_KEYS, LTI_DEPLOYMENT_PENDING, LTI_MESSAGE and LTI_ANONYMOUS.
 */
export const verifyLaunch = async (
  token: string,
  expected: Expected,
): Promise<VerifiedLaunch | VerifiedDeepLink> => {
  const claims = await verifySignature(token, expected)
  if (claims.nonce !== expected.nonce) throw untrusted('nonce')
  const deploymentId = claims[claimNames.deploymentId]
  if (deploymentId === undefined) throw untrusted('deployment_id')
  const { deployments } = expected.platform
  if (deployments && !deployments.includes(deploymentId))
    throw new NewDeployment(deploymentId, claims[claimNames.context]?.title ?? '')
  if (claims[claimNames.version] !== '1.3.0') throw untrusted('version')
  const messageType = claims[claimNames.messageType]
  if (messageType !== resourceLinkRequest && messageType !== deepLinkingRequest)
    throw new Problem('LTI_MESSAGE')
  if (!isOwnTarget(claims[claimNames.targetLinkUri], expected.launchUrl)) throw untrusted('target_link_uri')
  const resourceLink = claims[claimNames.resourceLink]
  const settings = claims[claimNames.deepLinkSettings]
  if (messageType === resourceLinkRequest && !resourceLink) throw untrusted('resource_link')
  if (messageType === deepLinkingRequest && !settings) throw untrusted('deep_linking_settings')
  if (claims.sub === undefined || claims.sub === '') throw new Problem('LTI_ANONYMOUS')
  const verified = { claims, subject: claims.sub, deploymentId }
  return messageType === deepLinkingRequest
    ? { ...verified, settings: defined(settings, 'settings') }
    : { ...verified, resourceLinkId: defined(resourceLink, 'resourceLink').id }
}

/** Whether an address is our launch address or below it. */
export const isOwnTarget = (target: string | undefined, launchUrl: string): boolean => {
  const url = target === undefined ? null : URL.parse(target)
  const own = new URL(launchUrl)
  return (
    url !== null &&
    url.origin === own.origin &&
    (url.pathname === own.pathname || url.pathname.startsWith(`${own.pathname}/`))
  )
}
