import { defined } from '@quizwright/domain/defined.ts'
import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Service } from '@quizwright/contracts/define.ts'
import {
  type Environment,
  type ReadConfig,
  settingErrors,
  withoutEmpty,
} from '@quizwright/server/settings/read-environment.ts'
import { callerLimitDefaults } from '@quizwright/server/http/caller-limits.ts'
import * as setting from '@quizwright/server/settings/setting-schemas.ts'
import { urlHost } from '@quizwright/server/settings/url-host.ts'
import * as z from 'zod'
import { type OidcProvider, readProviders } from './auth/oidc/provider-settings.ts'
import { type LtiPlatform, readPlatforms } from './lti/platform-settings.ts'
import type { Bucket } from './files/bucket.ts'
import type { MailServer } from './mail/mailer.ts'
import type { Provider } from './ai/language-model.ts'
import { bucketName, postgresUrl } from './storage-settings.ts'

export const allServices = ['auth', 'main', 'quiz'] as const satisfies readonly Service[]

export type Config = {
  host: string
  port: number
  logLevel: setting.LogLevel
  /** The folder of the embedded database and of uploaded files. */
  dataDir: string
  /** A Postgres database to use instead of the embedded one. */
  databaseUrl: string | undefined
  /** A copy of that Postgres, from which statistics, lists of results and exports are read. */
  databaseReadUrl: string | undefined
  /** A bucket for uploaded files, instead of a folder in `dataDir`. */
  bucket: Bucket | undefined
  /** The services that this process runs. */
  services: readonly Service[]
  /** The auth service that validates tokens, if this process does not run one. */
  authServiceUrl: string | undefined
  /** The URL of the students' pages. */
  learnerSiteUrl: string
  /** The URL under which browsers reach the services. */
  servicesUrl: string
  /** Origins of pages that may open the sign-in window. */
  pageOrigins: string[]
  /** Providers by which instructors may sign in. Their secrets must never be logged. */
  oidcProviders: OidcProvider[]
  /** Learning platforms that may open quizzes. */
  ltiPlatforms: LtiPlatform[]
  /** Whether instructors may sign in by a password, too. */
  hasPasswords: boolean
  /** Proxies, including the gateway, whose X-Forwarded-For is trusted, as IP addresses or CIDR ranges. */
  trustedProxies: string[]
  /** The mail server. Without one, mails stay in the outbox. */
  mailServer: MailServer | undefined
  /**
   * The secret from which personal links are derived. By default a key in the database is used. Must never be
   * logged.
   */
  personalLinksKey: string | undefined
  /** The port of /metrics and /outbox. Undefined disables both. */
  operationsPort: number | undefined
  operationsHost: string
  /** The OTLP/HTTP receiver of traces. Undefined disables tracing. */
  otlpEndpoint: string | undefined
  /** Whether an empty embedded database is filled with demo data, and the demo's instructor may sign in. */
  hasDemo: boolean
  imageQuotaBytes: number
  /** Instructors' calls per minute, of one user and from one IP address. */
  requestsPerUser: number
  requestsPerAddress: number
  /** The provider of AI models. Its key must never be logged. */
  aiProvider: Provider | undefined
}

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const loopback = ['127.0.0.0/8', '::1/128']
const MiB = 1024 * 1024

const requestLimit = (usual: number) => setting.integer(1, 2 ** 31 - 1).default(usual)

/** The minimum length of the key, so that it cannot be guessed. */
const leastKeyLength = 32

/** All environment variables with their descriptions, from which docs/generated/settings.md is generated. */
export const environment = z.object({
  HOST: setting.host,
  PORT: setting
    .port()
    .default(4_000)
    .describe('The port of the gateway, whose page may then open the sign-in window'),
  SERVICES_PORT: setting
    .port()
    .default(4_001)
    .describe('The port for calls and for the learner and sign-in pages; 0 selects any free port'),
  SERVICES_OPERATIONS_PORT: setting
    .port()
    .optional()
    .describe('The port for `/metrics` and for the `/outbox` of mails; disabled if it is not set'),
  OPERATIONS_HOST: setting.operationsHost,
  SMTP_URL: z
    .string()
    .refine(
      setting.hasProtocol(/^smtps?:$/),
      'must be an address like smtp://user:password@mail.example.org:587',
    )
    .optional()
    .describe('The mail server for codes and personal links; without one, mails stay in the outbox'),
  MAIL_FROM: setting.mailSender
    .optional()
    .describe('The sender of mails, such as `Quizzes <quizzes@example.org>`'),
  PERSONAL_LINKS_KEY: z
    .string()
    .refine((key) => key.length >= leastKeyLength, `must have at least ${leastKeyLength} characters`)
    .optional()
    .describe(
      'The secret from which personal links are derived, outside the database; changing it changes all links, ' +
        'and the earlier ones become invalid when their list is next opened',
    ),
  OIDC_PROVIDERS: setting
    .listOf(setting.hostName)
    .default([])
    .describe(
      'OpenID Connect providers by which instructors sign in, as names; each has settings `OIDC_<NAME>_...`, ' +
        'see docs/institution.md',
    ),
  LTI_PLATFORMS: setting
    .listOf(setting.hostName)
    .default([])
    .describe(
      'Learning platforms that open quizzes by LTI 1.3, as names; each has settings `LTI_<NAME>_...`, ' +
        'see docs/institution.md',
    ),
  PASSWORD_SIGN_IN: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe('Whether instructors may sign in by a password, too'),
  LOG_LEVEL: setting.logLevel,
  DATA_DIR: z.string().default('.data').describe('The folder of the embedded database and of uploaded files'),
  DATABASE_URL: postgresUrl.optional().describe('Your own Postgres instead of the embedded one'),
  DATABASE_READ_URL: postgresUrl
    .optional()
    .describe(
      'A copy of DATABASE_URL, such as a standby or your balancer of several; statistics, lists of results and ' +
        'exports are read from it and say how old they are',
    ),
  FILES_BUCKET: bucketName
    .optional()
    .describe(
      'An S3-compatible bucket for uploaded files instead of a folder; its keys are ' +
        'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    ),
  FILES_ENDPOINT: setting.baseUrl.optional().describe('The URL of the S3-compatible store; default: AWS'),
  FILES_REGION: setting.hostName.default('us-east-1').describe('The region of the bucket'),
  SERVICES: setting
    .listOf(z.enum(allServices, 'must name auth, main or quiz, separated by commas'))
    .refine((names) => names.length > 0, 'must name auth, main or quiz, separated by commas')
    .default([...allServices])
    .describe('Which services this process runs'),
  AUTH_SERVICE_URL: setting.baseUrl
    .optional()
    .describe('The auth service that validates tokens, for a process without its own auth service'),
  DEMO: setting.demo,
  PAGE_ADDRESS: setting.pageAddress,
  SERVICES_ADDRESS: setting.servicesAddress,
  LEARNER_SITE_URL: setting.baseUrl
    .optional()
    .describe('The page that sharable links open; default: that of the bundled services'),
  PAGE_ORIGINS: setting
    .listOf(setting.origin)
    .optional()
    .describe(
      'Origins of pages that may open the sign-in window; default: PAGE_ADDRESS, or else the gateway on this machine',
    ),
  TRUSTED_PROXIES: setting.trustedProxies
    .default(loopback)
    .describe('Addresses of proxies, including the gateway, whose X-Forwarded-For is trusted'),
  LIMIT_REQUESTS_PER_USER: requestLimit(callerLimitDefaults.requestsPerUser).describe(
    "Instructors' calls of one user a minute, as in the gateway; beyond it 429",
  ),
  LIMIT_REQUESTS_PER_ADDRESS: requestLimit(callerLimitDefaults.requestsPerAddress).describe(
    "Instructors' calls from one address a minute, which a trusted proxy names; beyond it 429",
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting.otlpEndpoint,
  IMAGE_QUOTA_MB: setting
    .integer(1, 1_000_000)
    .default(1_024)
    .describe('The storage limit for the images of one instructor, in MB'),
  AI_BASE_URL: setting.baseUrl
    .optional()
    .describe(
      'The URL of an AI provider with an OpenAI-compatible API; without one, work is done offline ' +
        'and labelled so',
    ),
  AI_API_KEY: z
    .string()
    // Else the header that carries the key would be refused at each call, and the key named in the log.
    .regex(/^[!-~]+$/, 'must have only Latin letters, digits and signs, without spaces')
    .optional()
    .describe('The key of the provider'),
  AI_MODEL: z
    .string()
    .optional()
    .describe('The model for all requests, instead of the model that a quiz names'),
})

type Settings = z.infer<typeof environment>

/** A setting that has no effect without another one, which is missing. */
const missingSettings = (set: Settings): string[] => {
  const needs = (name: keyof typeof set, needed: keyof typeof set, reason: string): string[] =>
    set[name] !== undefined && set[needed] === undefined
      ? [`${needed} must be set where ${name} is: ${reason}.`]
      : []
  return [
    ...needs('SMTP_URL', 'MAIL_FROM', 'mail servers ask whom a mail comes from'),
    ...needs('DATABASE_READ_URL', 'DATABASE_URL', 'a copy is of one Postgres'),
    ...needs('FILES_ENDPOINT', 'FILES_BUCKET', 'a store keeps files in a bucket'),
    ...needs('AI_API_KEY', 'AI_BASE_URL', 'it says which provider the key is for'),
    ...needs('AI_MODEL', 'AI_BASE_URL', 'it says which provider has the model'),
  ]
}

const servicesAddressOf = ({ SERVICES_ADDRESS, HOST, SERVICES_PORT }: Settings): string =>
  SERVICES_ADDRESS ?? `http://${urlHost(HOST)}:${SERVICES_PORT}`

/** Under a HOST that is no name of this machine alone, others open the page by it. */
const pageOriginsOf = ({ PAGE_ADDRESS, HOST, PORT }: Settings): string[] =>
  PAGE_ADDRESS === undefined
    ? [...new Set(['127.0.0.1', 'localhost', urlHost(HOST)])].map(
        (host) => new URL(`http://${host}:${PORT}`).origin,
      )
    : [PAGE_ADDRESS]

/** Reads the whole configuration, or returns every error with the name of its variable. */
export const readConfig = (given: Environment): ReadConfig<Config> => {
  const read = environment.safeParse(withoutEmpty(given))
  if (!read.success) return { ok: false, errors: settingErrors(read.error) }
  const set = read.data
  const errors = missingSettings(set)
  const { providers, errors: providerErrors } = readProviders(given, set.OIDC_PROVIDERS)
  const { platforms, errors: platformErrors } = readPlatforms(given, set.LTI_PLATFORMS)
  errors.push(...providerErrors, ...platformErrors)
  if (set.PASSWORD_SIGN_IN === 'off' && set.OIDC_PROVIDERS.length === 0)
    errors.push('OIDC_PROVIDERS must be set where PASSWORD_SIGN_IN is off: nobody could sign in.')
  if (errors.length > 0) return { ok: false, errors }
  return {
    ok: true,
    config: {
      host: set.HOST,
      port: set.SERVICES_PORT,
      logLevel: set.LOG_LEVEL,
      databaseUrl: set.DATABASE_URL,
      databaseReadUrl: set.DATABASE_READ_URL,
      dataDir: isAbsolute(set.DATA_DIR) ? set.DATA_DIR : resolve(repository, set.DATA_DIR),
      bucket:
        set.FILES_BUCKET === undefined
          ? undefined
          : { name: set.FILES_BUCKET, region: set.FILES_REGION, endpoint: set.FILES_ENDPOINT },
      services: set.SERVICES,
      authServiceUrl: set.AUTH_SERVICE_URL,
      learnerSiteUrl: set.LEARNER_SITE_URL ?? `${servicesAddressOf(set)}/learn`,
      servicesUrl: servicesAddressOf(set),
      oidcProviders: providers,
      ltiPlatforms: platforms,
      hasPasswords: set.PASSWORD_SIGN_IN === 'on',
      pageOrigins: set.PAGE_ORIGINS ?? pageOriginsOf(set),
      trustedProxies: set.TRUSTED_PROXIES,
      operationsPort: set.SERVICES_OPERATIONS_PORT,
      operationsHost: set.OPERATIONS_HOST,
      otlpEndpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT,
      mailServer:
        set.SMTP_URL === undefined
          ? undefined
          : { url: set.SMTP_URL, from: defined(set.MAIL_FROM, 'set.MAIL_FROM') },
      personalLinksKey: set.PERSONAL_LINKS_KEY,
      hasDemo: set.DATABASE_URL === undefined && setting.isDemoWanted(set.DEMO, set.HOST),
      imageQuotaBytes: set.IMAGE_QUOTA_MB * MiB,
      requestsPerUser: set.LIMIT_REQUESTS_PER_USER,
      requestsPerAddress: set.LIMIT_REQUESTS_PER_ADDRESS,
      aiProvider:
        set.AI_BASE_URL === undefined
          ? undefined
          : { baseUrl: set.AI_BASE_URL, apiKey: set.AI_API_KEY, model: set.AI_MODEL },
    },
  }
}
