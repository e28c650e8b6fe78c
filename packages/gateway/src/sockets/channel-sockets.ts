import websocket from '@fastify/websocket'
import { channels, type ChannelName } from '@quizwright/contracts/channels.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GatewayLimits } from '../limits.ts'
import type { Counter } from '../plugins/rate-limits.ts'
import type { Sessions } from '../rest/token-cache.ts'
import { closeCodes } from './close-codes.ts'
import { mayOpen } from './allowed-origin.ts'
import { relay, type Relay } from './relay.ts'
import { createSeats } from './connection-limit.ts'

const paths = new Set<string>(Object.values(channels).map((channel) => channel.path))

/** Every other request that would like to change its protocol is answered in the one it came in. */
export const isSocketRequest = ({
  url,
  headers,
}: {
  url?: string | undefined
  headers: { upgrade?: string | undefined }
}): boolean => headers.upgrade?.toLowerCase() === 'websocket' && paths.has(url?.split('?')[0] ?? '')

/** Teaches a server WebSocket. Must come before the routes, all of which it looks at. */
export const speakWebSocket = async (
  app: FastifyInstance,
  limits: Pick<GatewayLimits, 'frameBytes'>,
): Promise<void> => {
  await app.register(websocket, {
    options: { maxPayload: limits.frameBytes, perMessageDeflate: false },
    // ws has closed the socket with the right code already; to terminate it now would lose that code.
    errorHandler: (error, _socket, request) => request.log.info({ err: error }, 'a socket broke'),
    preClose: (done) => {
      for (const client of app.websocketServer.clients) client.terminate()
      app.websocketServer.close(() => done())
    },
  })
}

export type SocketOptions = {
  origin: string
  sessions: Sessions
  limits: GatewayLimits
  pageOrigins: readonly string[]
  tracing: Tracing
  countAddress: Counter
}
export type Sockets = {
  drain: () => void
  /** How many sockets are open on each channel, and for how many of them a service is at work. */
  count: () => Record<ChannelName, { open: number; working: number }>
}

/** A browser can give a socket no header of its own: its trace is in the query. */
const parentOf = ({ query }: FastifyRequest): unknown => (query as { traceparent?: unknown }).traceparent

/** Mounts every channel of the table as a WebSocket. */
export const mountChannels = (
  app: FastifyInstance,
  { origin, sessions, limits, pageOrigins, tracing, countAddress }: SocketOptions,
): Sockets => {
  const seats = createSeats(limits)
  const relays = new Map<Relay, ChannelName>()
  for (const [name, { path }] of Object.entries(channels)) {
    app.route({
      method: 'GET',
      url: path,
      onRequest: async (request) => {
        await countAddress(request)
        if (!request.ws) throw new Problem('NO_ROUTE')
        if (!mayOpen(request.headers, pageOrigins)) throw new Problem('ORIGIN_REFUSED')
      },
      handler: () => {
        throw new Problem('NO_ROUTE')
      },
      wsHandler: (socket, request) => {
        const taken = seats.take()
        if (!taken.ok) {
          socket.close(closeCodes[taken.reason])
          return
        }
        const span = tracing.startSpan({
          name: `WS ${path}`,
          kind: 'server',
          parent: parentOf(request),
          attributes: { 'http.route': path, 'quizwright.request_id': request.id },
        })
        const joined = relay(socket, {
          channel: name as ChannelName,
          origin,
          sessions,
          seat: taken.seat,
          limits,
          requestId: request.id,
          traceparent: span.traceparent,
          log: request.log,
        })
        relays.set(joined, name as ChannelName)
        socket.on('close', (code) => {
          relays.delete(joined)
          span.setAttributes({ 'websocket.close_code': code })
          span.end()
        })
      },
    })
  }
  const countOf = (name: ChannelName) => {
    const own = [...relays].filter(([, channel]) => channel === name)
    return { open: own.length, working: own.filter(([joined]) => joined.isWorking()).length }
  }
  return {
    drain: () => {
      for (const joined of relays.keys()) joined.drain()
    },
    count: () => ({ csvUpload: countOf('csvUpload'), questionSaving: countOf('questionSaving') }),
  }
}
