import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { createServer } from '@quizwright/server/http/create-server.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { respondToClientError } from '@quizwright/server/http/client-error.ts'
import { isSocketRequest } from './sockets/websocket-server.ts'

const uploadUrls = new Set<string>(
  Object.values(endpoints)
    .filter((row) => 'upload' in row)
    .map((row) => `/api/${row.path}`),
)

export const isUpload = (request: FastifyRequest): boolean => uploadUrls.has(request.url)

/** Creates the gateway's HTTP server with its limits, without plugins and routes. */
export const createGatewayServer = ({ logLevel, trustedProxies, limits }: Config): FastifyInstance =>
  createServer(
    {
      logLevel,
      trustedProxies,
      maxHeaderBytes: limits.headerBytes,
      headersTimeoutMs: limits.headersMs,
      requestTimeoutMs: limits.uploadMs,
      // Longer than a body may take, so that a silent caller gets 408 before the connection is closed.
      socketTimeoutMs: Math.max(limits.requestMs, limits.slowReaderMs) + 2 * limits.connectionCheckMs,
      timeoutCheckMs: limits.connectionCheckMs,
    },
    {
      routerOptions: { maxParamLength: limits.urlBytes },
      keepAliveTimeout: limits.keepAliveMs,
      clientErrorHandler: respondToClientError,
      http: {
        // The plugin `request-guard` refuses a missing Host instead: it also does so for HTTP/1.0, and sends a
        // problem as body.
        requireHostHeader: false,
        shouldUpgradeCallback: isSocketRequest,
      },
    },
  )
