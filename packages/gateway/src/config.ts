import { fileURLToPath } from 'node:url'
import {
  type Environment,
  type ReadConfig,
  settingErrors,
  withoutEmpty,
} from '@quizwright/server/settings/read-environment.ts'
import * as setting from '@quizwright/server/settings/setting-schemas.ts'
import { urlHost } from '@quizwright/server/settings/url-host.ts'
import * as z from 'zod'
import { type GatewayLimits, gatewayLimits, limitVariable } from './limits.ts'
import { type Wording, wordings } from '@quizwright/contracts/schemas/public-config.ts'
import { missingAddresses, publicAddresses, type PublicAddresses } from './public-addresses.ts'

const limitSettings = z.object(
  Object.fromEntries(
    Object.entries(gatewayLimits).map(([name, value]) => [
      limitVariable(name),
      setting.integer(1, 2 ** 31 - 1).default(value),
    ]),
  ),
)

const unknownLimitErrors = (env: Environment): string[] => {
  const variables = new Set(Object.keys(gatewayLimits).map(limitVariable))
  return Object.keys(env)
    .filter((name) => name.startsWith('LIMIT_') && !variables.has(name))
    .map((name) => `${name} is not a limit of the gateway.`)
}

/** Reads all limits from the environment. `errors` is empty if every variable is valid. */
const readLimits = (env: Environment): { limits: GatewayLimits; errors: string[] } => {
  const read = limitSettings.safeParse(env)
  const values: Record<string, number> = read.data ?? {}
  const limits = Object.fromEntries(
    Object.entries(gatewayLimits).map(([name, value]) => [name, values[limitVariable(name)] ?? value]),
  ) as GatewayLimits
  return { limits, errors: [...settingErrors(read.error), ...unknownLimitErrors(env)] }
}

export type Upstreams = { quiz: string; main: string; auth: string }

export type Config = {
  host: string
  /** 0 listens on any free port. */
  port: number
  /** The number of worker processes. 0 serves in this process; then nothing restarts it after a crash. */
  workers: number
  /** The port of status and metrics. Undefined disables both. */
  operationsPort: number | undefined
  operationsHost: string
  /** The services' page of unsent mails. The status page links to it. */
  outboxUrl?: string | undefined
  logLevel: setting.LogLevel
  upstreams: Upstreams
  /** The OTLP/HTTP receiver of traces; undefined disables tracing. */
  otlpEndpoint: string | undefined
  addresses: PublicAddresses
  /** The settings that users of other machines need and that are not set. */
  missingAddresses: string[]
  /** The wording of the page's texts. By default they are quoted from the specification. */
  wording?: Wording | undefined
  /** The folder of the built page. False disables serving it. */
  page: string | false
  /** Origins whose pages may open WebSockets. If empty, only the gateway's own origin may. */
  pageOrigins: string[]
  /** Proxies whose X-Forwarded-For is trusted, as IP addresses or CIDR ranges. */
  trustedProxies: string[]
  limits: GatewayLimits
}

const builtPage = fileURLToPath(new URL('../../web/dist', import.meta.url))

const tileUrl = setting.httpUrl.refine(
  (text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
  'must hold {z}, {x} and {y}',
)

/** All variables with their descriptions, which docs/generated/settings.md shows. */
export const environment = z.object({
  HOST: setting.host,
  PORT: setting
    .port()
    .default(4_000)
    .describe('The port for the page, calls and sockets; 0 selects any free port'),
  SERVICES_PORT: setting
    .port(1)
    .default(4_001)
    .describe('The port of the bundled services, used for every service without a URL of its own'),
  GATEWAY_WORKERS: setting
    .integer(0, 64)
    .default(2)
    .describe(
      'The number of worker processes; 0 serves in this process, which nothing restarts after a crash',
    ),
  OUTBOX_URL: setting.httpUrl
    .optional()
    .describe('The URL of the outbox of unsent mails, for a link on the status page'),
  OPERATIONS_PORT: setting
    .port()
    .optional()
    .describe('The port for `/status`, `/status.json` and `/metrics`; disabled if it is not set'),
  OPERATIONS_HOST: setting.operationsHost,
  LOG_LEVEL: setting.logLevel,
  QUIZ_SERVICE_URL: setting.origin.optional().describe('The URL of your own quiz service'),
  MAIN_SERVICE_URL: setting.origin.optional().describe('The URL of your own main service'),
  AUTH_SERVICE_URL: setting.origin.optional().describe('The URL of your own auth service'),
  PAGE_ADDRESS: setting.pageAddress,
  SERVICES_ADDRESS: setting.servicesAddress,
  SIGN_IN_URL: setting.httpUrl.optional().describe('The sign-in page; default: that of the bundled services'),
  LEARNER_SITE_URL: setting.httpUrl
    .optional()
    .describe('The page that sharable links open; default: that of the bundled services'),
  ISSUE_REPORTING_URL: setting.httpUrl
    .optional()
    .describe('The page that Reports Received opens; default: that of the bundled services'),
  MAP_TILES_URL: tileUrl
    .optional()
    .describe('The URL of map tiles, with {z}, {x} and {y}; default: OpenStreetMap'),
  WORDING: z
    .enum(wordings, 'must be specification or plain')
    .default('specification')
    .describe(
      'The spelling of texts: `specification` as the specification quotes them, `plain` in good English',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting.otlpEndpoint,
  PAGE_DIR: setting.nonEmptyText.default(builtPage).describe('The folder of the built page'),
  PAGE_ORIGINS: setting
    .listOf(setting.origin)
    .optional()
    .describe(
      'Origins whose pages may open sockets; default: PAGE_ADDRESS, or else only the origin of the gateway',
    ),
  TRUSTED_PROXIES: setting.trustedProxies
    .default([])
    .describe('Addresses of proxies whose X-Forwarded-For is trusted'),
})

/** Reads the whole configuration, or returns every error with the name of its variable. */
export const readConfig = (given: Environment): ReadConfig<Config> => {
  const env = withoutEmpty(given)
  const main = environment.safeParse(env)
  const { limits, errors: limitErrors } = readLimits(env)
  const errors = [...settingErrors(main.error), ...limitErrors]
  if (!main.success || errors.length > 0) return { ok: false, errors }
  const set = main.data
  const services = `http://${urlHost(set.HOST)}:${set.SERVICES_PORT}`
  return {
    ok: true,
    config: {
      host: set.HOST,
      port: set.PORT,
      workers: set.GATEWAY_WORKERS,
      operationsPort: set.OPERATIONS_PORT,
      operationsHost: set.OPERATIONS_HOST,
      outboxUrl: set.OUTBOX_URL,
      logLevel: set.LOG_LEVEL,
      page: set.PAGE_DIR,
      wording: set.WORDING,
      otlpEndpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT,
      pageOrigins: set.PAGE_ORIGINS ?? (set.PAGE_ADDRESS === undefined ? [] : [set.PAGE_ADDRESS]),
      trustedProxies: set.TRUSTED_PROXIES,
      upstreams: {
        quiz: set.QUIZ_SERVICE_URL ?? services,
        main: set.MAIN_SERVICE_URL ?? services,
        auth: set.AUTH_SERVICE_URL ?? services,
      },
      addresses: publicAddresses(set.SERVICES_ADDRESS ?? services, {
        signInUrl: set.SIGN_IN_URL,
        learnerSiteUrl: set.LEARNER_SITE_URL,
        issueReportingUrl: set.ISSUE_REPORTING_URL,
        mapTilesUrl: set.MAP_TILES_URL,
      }),
      missingAddresses: missingAddresses(set),
      limits,
    },
  }
}
