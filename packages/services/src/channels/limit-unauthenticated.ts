import { toNetwork } from '@quizwright/server/http/to-network.ts'
import { createUnauthenticatedSockets } from '@quizwright/server/http/unauthenticated-sockets.ts'
import type { Namespace, Server, Socket } from 'socket.io'

/**
 * The maximum number of sockets without a valid token. A gateway opens one for each browser that saves, and may do so
 * at the same moment for all.
 */
const usual = { most: 2_000, graceMs: 500 }

/** The connection below a socket. The types of socket.io export it only as `conn`. */
type EngineSocket = Socket['conn']

/**
 * Limits the sockets that none of these namespaces has admitted, because students and anybody else can reach this
 * server. A newcomer replaces one of them. The default namespace of socket.io admits nobody.
 */
export const limitUnauthenticated = (
  io: Server,
  namespaces: readonly Namespace[],
  { most, graceMs } = usual,
): void => {
  io.use((_socket, next) => next(new Error('NO_ROUTE')))
  const unauthenticated = createUnauthenticatedSockets(graceMs)
  const admissions = new WeakMap<EngineSocket, () => void>()
  io.engine.on('connection', (connection: EngineSocket) => {
    if (unauthenticated.count() >= most) unauthenticated.evictOne()
    const leave = unauthenticated.add(toNetwork(connection.remoteAddress), () => {
      leave()
      connection.close(true)
    })
    admissions.set(connection, leave)
    connection.once('close', leave)
  })
  for (const namespace of namespaces)
    namespace.on('connection', ({ conn }: Socket) => admissions.get(conn)?.())
}
