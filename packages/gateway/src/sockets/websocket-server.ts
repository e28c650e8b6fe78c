import websocket from '@fastify/websocket'
import { channels } from '@quizwright/contracts/channels.ts'
import fp from 'fastify-plugin'
import type { GatewayLimits } from '../limits.ts'

const channelPaths = new Set<string>(Object.values(channels).map(({ path }) => path))

type UpgradeRequest = { url?: string | undefined; headers: { upgrade?: string | undefined } }

/** Only requests for a channel are upgraded. All others get an HTTP response. */
export const isSocketRequest = ({ url, headers }: UpgradeRequest): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && channelPaths.has(url?.split('?')[0] ?? '')

/** Adds WebSockets to the server. It must be registered before all routes, because it inspects each of them. */
export const websocketServer = fp<{ limits: Pick<GatewayLimits, 'frameBytes'> }>(
  async (app, { limits }) => {
    await app.register(websocket, {
      options: { maxPayload: limits.frameBytes, perMessageDeflate: false },
      // ws has already closed the socket with the right code. Terminating it here would lose that code.
      errorHandler: (error, _socket, request) => request.log.info({ err: error }, 'WebSocket error'),
      preClose: (done) => {
        for (const client of app.websocketServer.clients) client.terminate()
        app.websocketServer.close(() => done())
      },
    })
  },
  { name: 'websocket-server' },
)
