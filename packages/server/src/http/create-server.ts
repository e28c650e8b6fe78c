import type { Server } from 'node:http'
import fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify'
import { logErrors } from '../logging/log-errors.ts'
import { respondToFrameworkError } from '../routes/send-problem.ts'
import { noSchemas } from './no-schemas.ts'
import { readRequestId } from './request-id.ts'

/** What differs between our servers. */
export type ServerSettings = {
  logLevel: string
  /** Proxies whose X-Forwarded-For is trusted: IP addresses or CIDR ranges. */
  trustedProxies: readonly string[]
  maxHeaderBytes: number
  /** How long the headers of a request may take, in milliseconds. */
  headersTimeoutMs: number
  /** How long a whole request may take; `body-timeout` sets a shorter time for most bodies. */
  requestTimeoutMs: number
  /** A connection on which nothing was read or written for so long is closed. */
  socketTimeoutMs: number
  /** How often the timeouts of headers and requests are checked. */
  timeoutCheckMs: number
}

/** A Fastify server with what is the same in all our servers; `options` are Fastify's own and win. */
export const createServer = (
  settings: ServerSettings,
  { http, ...options }: FastifyHttpOptions<Server> = {},
): FastifyInstance =>
  fastify({
    logger: { level: settings.logLevel, serializers: logErrors },
    // The plugin `response-log` writes one line for each response instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: readRequestId,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    requestTimeout: settings.requestTimeoutMs,
    connectionTimeout: settings.socketTimeoutMs,
    // A request that arrives on an open connection while we shut down still gets its response.
    return503OnClosing: false,
    frameworkErrors: respondToFrameworkError,
    http: {
      maxHeaderSize: settings.maxHeaderBytes,
      headersTimeout: settings.headersTimeoutMs,
      connectionsCheckingInterval: settings.timeoutCheckMs,
      ...http,
    },
    ...noSchemas,
    ...options,
  })
