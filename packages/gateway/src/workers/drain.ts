import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { GatewayLimits } from '../limits.ts'

const pollMs = 20

export type Drain = {
  isDraining: () => boolean
  /**
   * Stops accepting connections. Resolves when the last connection has ended. Idle connections may start one more
   * request for `idleMs` milliseconds. Further calls return the same promise.
   */
  start: (idleMs: number) => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain
  }
}

type DrainOptions = { limits: Pick<GatewayLimits, 'drainMs'> }

const drainServer = async (app: FastifyInstance, drainMs: number, idleMs: number): Promise<void> => {
  const countConnections = promisify(app.server.getConnections.bind(app.server))
  const deadline = performance.now() + drainMs
  // The HTTP server's own `close` would end idle connections at once, even if a client is about to use them.
  Server.prototype.close.call(app.server)
  app.channelSockets.drain()
  if ((await countConnections()) > 0) await sleep(idleMs)
  while ((await countConnections()) > 0 && performance.now() < deadline) {
    app.server.closeIdleConnections()
    await sleep(pollMs)
  }
  app.server.closeAllConnections()
  await app.close()
}

/**
 * Ends the process without failing a request. It accepts no more connections, every response closes its connection,
 * and a WebSocket is closed after its current job. Connections that remain after `drainMs` are cut off.
 */
export const drain = fp<DrainOptions>(
  async (app, { limits }) => {
    let draining: Promise<void> | undefined
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (draining) reply.header('connection', 'close')
      done()
    })
    app.decorate('drain', {
      isDraining: () => draining !== undefined,
      start: (idleMs) => (draining ??= drainServer(app, limits.drainMs, idleMs)),
    })
  },
  { name: 'drain', dependencies: ['channel-sockets'], decorators: { fastify: ['channelSockets'] } },
)
