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
import { gatewayLimits, limitVariable, type GatewayLimits } from './limits.ts'

export type Upstreams = { quiz: string; main: string; auth: string }
export type PublicAddresses = {
  signInUrl: string
  learnerSiteUrl: string
  issueReportingUrl: string
  mapTilesUrl: string
}

export type Config = {
  host: string
  /** 0 takes any free port. */
  port: number
  /** Processes that serve. 0: this process serves itself, with nothing that would restart it. */
  workers: number
  /** Where operators see status and metrics; undefined opens no such port. */
  operationsPort: number | undefined
  logLevel: setting.LogLevel
  upstreams: Upstreams
  /** Where traces go (OTLP over HTTP); undefined traces nothing. */
  otlpEndpoint: string | undefined
  /** What the page may know. */
  addresses: PublicAddresses
  /** The folder of the built page; false serves none. */
  page: string | false
  /**
   * Origins whose pages may open sockets; when empty, only the one that the gateway itself is reached under.
   */
  pageOrigins: string[]
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  limits: GatewayLimits
}

const publicMapTiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
const builtPage = fileURLToPath(new URL('../../web/dist', import.meta.url))

const tileUrl = setting.httpUrl.refine(
  (text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
  'must hold {z}, {x} and {y}',
)

/** Every variable, with what it is for: docs/generated/settings.md prints them. */
export const environment = z.object({
  HOST: setting.host,
  PORT: setting.port().default(4_000).describe('The port of page, calls and sockets; 0 takes any free one'),
  SERVICES_PORT: setting
    .port(1)
    .default(4_001)
    .describe('Where the bundled services are, when no others are named'),
  GATEWAY_WORKERS: setting
    .integer(0, 64)
    .default(2)
    .describe('Processes that serve; 0 serves in this one, with nothing that would restart it'),
  OPERATIONS_PORT: setting
    .port()
    .optional()
    .describe('The port of `/status`, `/status.json` and `/metrics`; none where it is not set'),
  LOG_LEVEL: setting.logLevel,
  QUIZ_SERVICE_URL: setting.origin.optional().describe('A quiz service of yours'),
  MAIN_SERVICE_URL: setting.origin.optional().describe('A main service of yours'),
  AUTH_SERVICE_URL: setting.origin.optional().describe('An auth service of yours'),
  SIGN_IN_URL: setting.httpUrl.optional().describe('The sign-in page; else the one of the bundled services'),
  LEARNER_SITE_URL: setting.httpUrl
    .optional()
    .describe('Where sharable links lead; else the page of the bundled services'),
  ISSUE_REPORTING_URL: setting.httpUrl
    .optional()
    .describe('Where Reports Received leads; else the page of the bundled services'),
  MAP_TILES_URL: tileUrl
    .optional()
    .describe('Where maps get their pictures from, with {z}, {x} and {y}; else OpenStreetMap'),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting.otlpEndpoint,
  PAGE_DIR: setting.nonEmptyText.default(builtPage).describe('The folder of the built page'),
  PAGE_ORIGINS: setting
    .listOf(setting.origin)
    .default([])
    .describe('Origins whose pages may open sockets; else only the one that the gateway is reached under'),
  TRUSTED_PROXIES: setting.trustedProxies
    .default([])
    .describe('Addresses of proxies whose X-Forwarded-For is believed'),
})

const limitSettings = z.object(
  Object.fromEntries(
    Object.entries(gatewayLimits).map(([name, value]) => [
      limitVariable(name),
      setting.integer(1, 2 ** 31 - 1).default(value),
    ]),
  ),
)

const unknownLimits = (env: Environment): string[] => {
  const known = new Set(Object.keys(gatewayLimits).map(limitVariable))
  return Object.keys(env)
    .filter((name) => name.startsWith('LIMIT_') && !known.has(name))
    .map((name) => `${name} is not a limit of the gateway.`)
}

/** Reads the whole configuration, or lists every error by the name of its variable. */
export const readConfig = (given: Environment): ReadConfig<Config> => {
  const env = withoutEmpty(given)
  const main = environment.safeParse(env)
  const limits = limitSettings.safeParse(env)
  const errors = [...settingErrors(main.error), ...settingErrors(limits.error), ...unknownLimits(env)]
  if (!main.success || !limits.success || errors.length > 0) return { ok: false, errors }
  const set = main.data
  const services = `http://${urlHost(set.HOST)}:${set.SERVICES_PORT}`
  return {
    ok: true,
    config: {
      host: set.HOST,
      port: set.PORT,
      workers: set.GATEWAY_WORKERS,
      operationsPort: set.OPERATIONS_PORT,
      logLevel: set.LOG_LEVEL,
      page: set.PAGE_DIR,
      otlpEndpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT,
      pageOrigins: set.PAGE_ORIGINS,
      trustedProxies: set.TRUSTED_PROXIES,
      upstreams: {
        quiz: set.QUIZ_SERVICE_URL ?? services,
        main: set.MAIN_SERVICE_URL ?? services,
        auth: set.AUTH_SERVICE_URL ?? services,
      },
      addresses: publicAddresses(services, {
        signInUrl: set.SIGN_IN_URL,
        learnerSiteUrl: set.LEARNER_SITE_URL,
        issueReportingUrl: set.ISSUE_REPORTING_URL,
        mapTilesUrl: set.MAP_TILES_URL,
      }),
      limits: Object.fromEntries(
        Object.keys(gatewayLimits).map((name) => [name, limits.data[limitVariable(name)]]),
      ) as GatewayLimits,
    },
  }
}

/** Where the bundled services show their pages, unless others are named. */
export const publicAddresses = (
  services: string,
  named: { [K in keyof PublicAddresses]?: string | undefined },
): PublicAddresses => ({
  signInUrl: named.signInUrl ?? `${services}/sign-in`,
  learnerSiteUrl: named.learnerSiteUrl ?? `${services}/learn`,
  issueReportingUrl: named.issueReportingUrl ?? `${services}/issues`,
  mapTilesUrl: named.mapTilesUrl ?? publicMapTiles,
})
