import * as z from 'zod'

/*
 * What the settings of both servers are made of. They read one environment, so a word in it means the same to both. (Servers may have all of zod;
 * what the page imports has zod/mini.)
 */

export type Environment = Readonly<Record<string, string | undefined>>
/** A configuration, or every fault in it by the name of its variable. */
export type ReadConfig<Config> = { ok: true; config: Config } | { ok: false; faults: string[] }

export const filled = z.string().min(1, 'must not be empty')

export const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,12}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message)
}
export const port = (least: 0 | 1 = 0) => wholeNumber(least, 65_535)

export const hasScheme =
  (schemes: RegExp) =>
  (text: string): boolean =>
    schemes.test(URL.parse(text)?.protocol ?? '')
export const address = z
  .string()
  .refine(hasScheme(/^https?:$/), 'must be an address like http://127.0.0.1:4001')

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && url.href === `${url.origin}/`
}
/** A path, query or password in it would be lost or logged: the origin is all that is asked for. */
export const origin = address
  .refine(isOrigin, 'must be an origin without path, query or password, like http://127.0.0.1:4001')
  .transform((text) => new URL(text).origin)

export const listOf = <T extends z.ZodType<string, string>>(entry: T) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(entry))

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]
export const logLevel = z
  .enum(logLevels, 'must be fatal, error, warn, info, debug or silent')
  .default('info')
  .describe('What is logged: fatal, error, warn, info, debug or silent')

export const proxies = listOf(
  z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must list addresses like 10.0.0.1 or 10.0.0.0/8'),
)

export const otlpEndpoint = address
  .optional()
  .describe('Where traces go, by OpenTelemetry’s protocol over HTTP; nothing is traced where it is not set')

/** A variable that is set to nothing counts as not set: that is how compose files leave one out. */
export const withoutEmpty = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''))

export const faultsOf = (error: z.ZodError | undefined): string[] =>
  (error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}.`)

/**
 * An address to listen on is not always one to call: all interfaces are reached under this machine's own
 * name.
 */
export const reachable = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
