import type { Server } from 'node:http'
import fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify'
import { logErrors } from '../logging/log-errors.ts'
import { respondToFrameworkError } from '../routes/send-problem.ts'
import { readRequestId } from './request-id.ts'

/** The settings that differ between our servers. */
export type ServerSettings = {
  logLevel: string
  /** Proxies whose X-Forwarded-For is trusted, as IP addresses or CIDR ranges. */
  trustedProxies: readonly string[]
  maxHeaderBytes: number
  /** The time limit for the headers of a request, in milliseconds. */
  headersTimeoutMs: number
  /** The time limit for a whole request. `connection-limits` sets a shorter one for most bodies. */
  requestTimeoutMs: number
  /** A connection without traffic is closed after this time. */
  socketTimeoutMs: number
  /** The interval at which the limits for headers and requests are checked. */
  timeoutCheckMs: number
}

/** Creates a Fastify server with the settings that all our servers share. `options` override them. */
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
    // A request that arrives on an open connection during the shutdown is still answered.
    return503OnClosing: false,
    frameworkErrors: respondToFrameworkError,
    http: {
      maxHeaderSize: settings.maxHeaderBytes,
      headersTimeout: settings.headersTimeoutMs,
      connectionsCheckingInterval: settings.timeoutCheckMs,
      ...http,
    },
    ...options,
  })
