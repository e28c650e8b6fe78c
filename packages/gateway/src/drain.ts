import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { GatewayLimits } from './limits.ts'

const checkMs = 20

export type Drain = { isDraining: () => boolean; start: (idleMs: number) => Promise<void> }

/**
 * The end of a process that fails no request: nothing new is accepted, every answer asks for its connection
 * to be closed, and idle connections get `idleMs` to begin a last request. `closeSockets` ends what is no
 * request, after its work.
 */
export const prepareDrain = (
  app: FastifyInstance,
  limits: Pick<GatewayLimits, 'drainMs'>,
  closeSockets: () => void,
): Drain => {
  let draining: Promise<void> | undefined
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close')
  })

  const connections = (): Promise<number> => promisify(app.server.getConnections.bind(app.server))()
  const drain = async (idleMs: number): Promise<void> => {
    const end = performance.now() + limits.drainMs
    // The HTTP server's own close would end idle connections at once, under the hands of clients about to use
    // them.
    Server.prototype.close.call(app.server)
    closeSockets()
    if ((await connections()) > 0) await sleep(idleMs)
    while ((await connections()) > 0 && performance.now() < end) {
      app.server.closeIdleConnections()
      await sleep(checkMs)
    }
    app.server.closeAllConnections()
    await app.close()
  }
  return {
    isDraining: () => draining !== undefined,
    start: (idleMs) => (draining ??= drain(idleMs)),
  }
}
