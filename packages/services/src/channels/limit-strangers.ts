import { networkOf } from '@quizwright/server/http/network-of.ts'
import { createStrangers } from '@quizwright/server/http/strangers.ts'
import type { Namespace, Server, Socket } from 'socket.io'

/** Sockets that have not shown a valid token. A gateway opens one for each browser that saves, all at once perhaps. */
const usual = { most: 2_000, graceMs: 500 }

/** Of engine.io's socket, which socket.io's types give as `conn`. */
type EngineSocket = Socket['conn']

/**
 * Limits the sockets of callers whom none of these namespaces has admitted. Students reach this server, and so does
 * anybody: for a newcomer one of the crowd is closed, and the namespace that every socket.io server has admits nobody.
 */
export const limitStrangers = (
  io: Server,
  namespaces: readonly Namespace[],
  { most, graceMs } = usual,
): void => {
  io.use((_socket, next) => next(new Error('NO_ROUTE')))
  const strangers = createStrangers(graceMs)
  const admissions = new WeakMap<EngineSocket, () => void>()
  io.engine.on('connection', (connection: EngineSocket) => {
    if (strangers.count() >= most) strangers.evictOne()
    const leave = strangers.add(networkOf(connection.remoteAddress), () => {
      leave()
      connection.close(true)
    })
    admissions.set(connection, leave)
    connection.once('close', leave)
  })
  for (const namespace of namespaces)
    namespace.on('connection', ({ conn }: Socket) => admissions.get(conn)?.())
}
