import { readNamedSettings } from '@quizwright/server/settings/named-settings.ts'
import type { Environment } from '@quizwright/server/settings/read-environment.ts'
import * as setting from '@quizwright/server/settings/setting-schemas.ts'
import * as z from 'zod'
import { keyAlgorithm } from './key-algorithm.ts'

/** An OpenID Connect provider by which instructors sign in. Its secret and key must never be logged. */
export type OidcProvider = {
  /** Its name in settings and in addresses, such as `uni`. */
  name: string
  /** What the button says: "Continue with <label>". */
  label: string
  issuer: string
  clientId: string
  clientSecret: string | undefined
  /** A PKCS #8 key in PEM, for `private_key_jwt` instead of a secret. */
  privateKey: string | undefined
  scopes: string
  /** The claim, as a path like `realm_access.roles`, that names who is an instructor, and its values for one. */
  claim: string | undefined
  instructorValues: readonly string[]
  /** The values of the claim of who administers the installation. Without any, the claim says nothing about it. */
  operatorValues: readonly string[]
  /** Verified e-mail addresses of these domains belong to instructors, if no claim says it. */
  domains: readonly string[]
  /** Whether an instructor without an account gets one at the first sign-in. */
  createsAccounts: boolean
}

/** Issuers that sign for the users of every organisation: anybody could make an instructor there. */
const multiTenant = /\{tenantid\}|\/(?:common|organizations|consumers)(?:\/|$)/

const issuer = setting.baseUrl
  .refine(
    (text) => text.startsWith('https:') || setting.isLoopback(new URL(text).hostname),
    'must begin with https:, because a sign-in over http: can be read on the way',
  )
  .refine(
    (text) => !multiTenant.test(text),
    'must be the issuer of one organisation, because this one signs for the users of all',
  )

const providerEnvironment = z
  .object({
    ISSUER: issuer,
    CLIENT_ID: setting.nonEmptyText,
    CLIENT_SECRET: z.string().optional(),
    PRIVATE_KEY: z
      .string()
      .transform((pem) => pem.replaceAll(String.raw`\n`, '\n'))
      .refine(
        (pem) => pem.includes('-----BEGIN PRIVATE KEY-----') && keyAlgorithm(pem) !== undefined,
        'must be a PKCS #8 key in PEM, of RSA, of Ed25519 or of the curve P-256, P-384 or P-521',
      )
      .optional(),
    LABEL: z.string().max(60, 'must have at most 60 characters').optional(),
    SCOPES: z.string().default('openid email profile'),
    CLAIM: z.string().optional(),
    INSTRUCTOR: setting.listOf(z.string()).default([]),
    OPERATOR: setting.listOf(z.string()).default([]),
    DOMAINS: setting.listOf(z.string().toLowerCase()).default([]),
    CREATE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  })
  .superRefine((set, context) => {
    const need = (path: keyof typeof set, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if ((set.CLIENT_SECRET === undefined) === (set.PRIVATE_KEY === undefined))
      need('CLIENT_SECRET', 'must be set, or PRIVATE_KEY instead of it')
    if (set.CLAIM === undefined && set.DOMAINS.length === 0)
      need(
        'CLAIM',
        'or DOMAINS must say who is an instructor, because everybody with an account would be one',
      )
    if (set.CLAIM !== undefined && set.INSTRUCTOR.length === 0)
      need('INSTRUCTOR', 'must list the values of the claim that an instructor has')
    if (set.CLAIM === undefined && set.OPERATOR.length > 0)
      need('CLAIM', 'must be set where OPERATOR is: its values are looked for in that claim')
  })

/** Reads the settings `OIDC_<NAME>_...` of each name, or returns a sentence for each error in them. */
export const readProviders = (
  given: Environment,
  names: readonly string[],
): { providers: OidcProvider[]; errors: string[] } => {
  const { found, errors } = readNamedSettings(
    given,
    { prefix: 'OIDC', names, schema: providerEnvironment },
    (name, set): OidcProvider => ({
      name,
      label: set.LABEL ?? name,
      issuer: set.ISSUER,
      clientId: set.CLIENT_ID,
      clientSecret: set.CLIENT_SECRET,
      privateKey: set.PRIVATE_KEY,
      scopes: set.SCOPES,
      claim: set.CLAIM,
      instructorValues: set.INSTRUCTOR,
      operatorValues: set.OPERATOR,
      domains: set.DOMAINS,
      createsAccounts: set.CREATE === 'on',
    }),
  )
  return { providers: found, errors }
}
