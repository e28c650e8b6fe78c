import * as z from 'zod'

/*
 * Schemas of environment variables. Both servers use them, so that a variable means the same to both. They use the
 * full zod, because only the page must be small enough for zod/mini.
 */

export const nonEmptyText = z.string().min(1, 'must not be empty')

export const host = nonEmptyText.default('127.0.0.1').describe('The address to listen on')

export const operationsHost = nonEmptyText
  .default('127.0.0.1')
  .describe("The address on which operators' pages listen; default: only this machine reaches them")

export const integer = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,12}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
}

export const port = (min: 0 | 1 = 0) => integer(min, 65_535)

/** Returns a predicate: whether a text is a URL with a host, whose protocol, with its colon, matches. */
export const hasProtocol =
  (protocol: RegExp) =>
  (text: string): boolean => {
    const url = URL.parse(text)
    return url !== null && protocol.test(url.protocol) && url.hostname !== ''
  }

export const httpUrl = z
  .string()
  .refine(hasProtocol(/^https?:$/), 'must be an address like http://127.0.0.1:4001')

/** A URL to which paths are appended, without its trailing slash. */
export const baseUrl = httpUrl
  .refine((text) => !/[?#]/.test(text), 'must have no query and no #, like http://127.0.0.1:4001/path')
  .transform((text) => text.replace(/\/$/, ''))

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && url.href === `${url.origin}/`
}

/** An origin. A path, query or password in the URL would be ignored or logged, so it is refused. */
export const origin = httpUrl
  .refine(isOrigin, 'must be an origin without path, query or password, like http://127.0.0.1:4001')
  .transform((text) => new URL(text).origin)

export const pageAddress = origin
  .optional()
  .describe('Where browsers reach the page, such as `https://quizzes.example.org`; default: this machine')

export const servicesAddress = origin
  .optional()
  .describe(
    'Where browsers reach the bundled services, such as `https://students.example.org`; default: this machine',
  )

/** A part of an address, such as a region. */
export const hostName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/i, 'must have only letters, digits and hyphens')

/** A comma-separated list. */
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

const addressPattern = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/

/** A sender of mails: one address, alone or in angle brackets behind a name. The host may have no dot. */
export const mailSender = z
  .string()
  .refine(
    (text) =>
      !/[\r\n]/.test(text) && addressPattern.test(/^[^<>]*<([^<>]+)>\s*$/.exec(text)?.[1] ?? text.trim()),
    'must be one address, like quizzes@example.org or Quizzes <quizzes@example.org>',
  )

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export const logLevel = z
  .enum(logLevels, 'must be fatal, error, warn, info, debug or silent')
  .default('info')
  .describe('The log level: fatal, error, warn, info, debug or silent')

export const trustedProxies = listOf(
  z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must list addresses like 10.0.0.1 or 10.0.0.0/8'),
)

export const otlpEndpoint = httpUrl
  .optional()
  .describe('The OTLP/HTTP receiver of traces; tracing is disabled if it is not set')

export const demo = z
  .enum(['on', 'off'], 'must be on or off')
  .optional()
  .describe(
    'Whether an empty embedded database is filled with demo data and an instructor with a public password; ' +
      'default: on if only this machine can reach HOST',
  )

const loopbackHosts = new Set(['127.0.0.1', 'localhost', '::1'])

/** Whether only this machine can reach a server that listens on a host. */
export const isLoopback = (hostname: string): boolean => loopbackHosts.has(hostname)

export const isDemoWanted = (wanted: 'on' | 'off' | undefined, hostname: string): boolean =>
  wanted === undefined ? isLoopback(hostname) : wanted === 'on'
