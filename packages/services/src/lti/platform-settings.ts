import { readNamedSettings } from '@quizwright/server/settings/named-settings.ts'
import type { Environment } from '@quizwright/server/settings/read-environment.ts'
import * as setting from '@quizwright/server/settings/setting-schemas.ts'
import * as z from 'zod'

/** A learning platform that opens quizzes by LTI 1.3, as its administrator registered us there. */
export type LtiPlatform = {
  /** Its name in settings and in addresses, such as `moodle`. */
  name: string
  /** What people call it: "Open the quiz in <label>." */
  label: string
  issuer: string
  /** The id that the platform gave us. */
  clientId: string
  /** The ids of its deployments that may launch; undefined allows all that the platform has made. */
  deployments: readonly string[] | undefined
  authorizationUrl: string
  tokenUrl: string
  keysUrl: string
  /** The audience of our assertions, where it is not the token URL. */
  tokenAudience: string
  /** The origins that may show our pages in a frame. */
  frameOrigins: readonly string[]
  /** Whether it was registered on the operator's page or by itself, where its new deployments wait for an operator. */
  isRegistered?: boolean
}

/** The origins of addresses of a platform, and others. */
export const originsOf = (addresses: readonly string[], others: readonly string[]): string[] => [
  ...new Set([...addresses.map((url) => new URL(url).origin), ...others]),
]

/** Browsers take other signs in a host, too, which would be read as another rule in a policy. */
const plainHost = /^[a-z0-9.:[\]-]+$/

/** Whether an address is of https, or of this machine. */
export const isSafeAddress = (text: string): boolean => {
  const url = URL.parse(text)
  if (!url || !plainHost.test(url.host)) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && setting.isLoopback(url.hostname))
}
const safeUrl = setting.httpUrl.refine(
  isSafeAddress,
  'must begin with https:, because a launch over http: can be read on the way',
)

const platformEnvironment = z.object({
  ISSUER: safeUrl,
  CLIENT_ID: setting.nonEmptyText,
  DEPLOYMENTS: setting
    .listOf(z.string())
    .refine((ids) => ids.length > 0, 'must list the ids of deployments, or be * for all of the platform'),
  AUTHORIZATION_URL: safeUrl,
  TOKEN_URL: safeUrl,
  KEYS_URL: safeUrl,
  TOKEN_AUDIENCE: z.string().optional(),
  FRAME_ORIGINS: setting.listOf(setting.origin).default([]),
  LABEL: z.string().max(60, 'must have at most 60 characters').optional(),
})

/** Reads the settings `LTI_<NAME>_...` of each name, or returns a sentence for each error in them. */
export const readPlatforms = (
  given: Environment,
  names: readonly string[],
): { platforms: LtiPlatform[]; errors: string[] } => {
  const { found, errors } = readNamedSettings(
    given,
    { prefix: 'LTI', names, schema: platformEnvironment },
    (name, set): LtiPlatform => ({
      name,
      label: set.LABEL ?? name,
      issuer: set.ISSUER,
      clientId: set.CLIENT_ID,
      deployments: set.DEPLOYMENTS.includes('*') ? undefined : set.DEPLOYMENTS,
      authorizationUrl: set.AUTHORIZATION_URL,
      tokenUrl: set.TOKEN_URL,
      keysUrl: set.KEYS_URL,
      tokenAudience: set.TOKEN_AUDIENCE ?? set.TOKEN_URL,
      frameOrigins: originsOf([set.ISSUER, set.AUTHORIZATION_URL], set.FRAME_ORIGINS),
    }),
  )
  return { platforms: found, errors }
}
