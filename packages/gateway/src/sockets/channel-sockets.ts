import cluster from 'node:cluster'
import type { WebSocket } from '@fastify/websocket'
import { channels, type ChannelName } from '@quizwright/contracts/channels.ts'
import { toNetwork } from '@quizwright/server/http/to-network.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { sendToParent } from '@quizwright/server/process/send-to-parent.ts'
import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { GatewayLimits } from '../limits.ts'
import type { RequireAbilities } from '../rest/offered-abilities.ts'
import type { TokenCache } from '../rest/token-cache.ts'
import { isAllowedOrigin } from './allowed-origin.ts'
import { closeCodes } from './close-codes.ts'
import { createConnectionLimit } from './connection-limit.ts'
import { relay, type Relay } from './relay.ts'
import { countSocketsElsewhere, noSocketsElsewhere, type SocketsElsewhere } from './sockets-elsewhere.ts'

type ChannelOptions = {
  /** The origin of the quiz service. */
  origin: string
  tokenCache: TokenCache
  requireAbilities: RequireAbilities
  limits: GatewayLimits
  pageOrigins: readonly string[]
  tracing: Tracing
}
export type ChannelSockets = {
  /** Closes all sockets. A socket with a job in progress is closed after the job's response. */
  drain: () => void
  /** Returns the number of open sockets of each channel, and of those with a job in progress. */
  count: () => Record<ChannelName, { open: number; working: number }>
}

declare module 'fastify' {
  interface FastifyInstance {
    channelSockets: ChannelSockets
  }
}

/** The trace context is in the query, because a browser cannot set headers of a WebSocket. */
const traceparentOf = ({ query }: FastifyRequest): unknown => (query as { traceparent?: unknown }).traceparent

/** The workers of a supervisor exchange their counts, so that the limit per user holds for the whole machine. */
const readSocketsElsewhere = (): SocketsElsewhere =>
  cluster.isWorker
    ? countSocketsElsewhere({
        send: sendToParent,
        onMessage: (listener) => process.on('message', listener),
      })
    : noSocketsElsewhere

const createRegistry = () => {
  const relays = new Map<Relay, ChannelName>()
  const countOf = (name: ChannelName) => {
    const ofChannel = [...relays].filter(([, channel]) => channel === name).map(([relayed]) => relayed)
    return { open: ofChannel.length, working: ofChannel.filter((relayed) => relayed.isWorking()).length }
  }
  const sockets: ChannelSockets = {
    drain: () => {
      for (const relayed of relays.keys()) relayed.drain()
    },
    count: () => ({ csvUpload: countOf('csvUpload'), questionSaving: countOf('questionSaving') }),
  }
  return { relays, sockets }
}

/** Accepts WebSockets for every channel and relays each to the quiz service. */
export const channelSockets = fp<ChannelOptions>(
  async (app, { origin, tokenCache, requireAbilities, limits, pageOrigins, tracing }) => {
    const connectionLimit = createConnectionLimit(limits, readSocketsElsewhere())
    const { relays, sockets } = createRegistry()
    const accept = (channel: ChannelName, path: string, socket: WebSocket, request: FastifyRequest): void => {
      const requestId = request.id
      const createLog = () => app.log.child({ reqId: requestId })
      const acquired = connectionLimit.acquire(toNetwork(request.ip))
      if (!acquired.ok) {
        socket.close(closeCodes[acquired.reason])
        return
      }
      const span = tracing.startSpan({
        name: `WS ${path}`,
        kind: 'server',
        parent: traceparentOf(request),
        attributes: { 'http.route': path, 'quizwright.request_id': requestId },
      })
      const relayed = relay(socket, {
        channel,
        origin,
        tokenCache,
        requireAbilities,
        slot: acquired.slot,
        limits,
        requestId,
        traceparent: span.traceparent,
        createLog,
      })
      relays.set(relayed, channel)
      socket.on('close', (code) => {
        relays.delete(relayed)
        createLog().info({ channel, code }, 'WebSocket closed')
        span.setAttributes({ 'websocket.close_code': code })
        span.end()
      })
    }
    for (const [name, { path }] of Object.entries(channels))
      app.route({
        method: 'GET',
        url: path,
        onRequest: async (request) => {
          app.rateLimits.perAddress(request)
          if (!request.ws) throw new Problem('NO_ROUTE')
          if (!isAllowedOrigin(request.headers, pageOrigins)) throw new Problem('ORIGIN_REFUSED')
        },
        handler: () => {
          throw new Problem('NO_ROUTE')
        },
        wsHandler: (socket, request) => accept(name as ChannelName, path, socket, request),
      })
    app.decorate('channelSockets', sockets)
  },
  {
    name: 'channel-sockets',
    dependencies: ['websocket-server', 'rate-limits'],
    decorators: { fastify: ['rateLimits'] },
  },
)
