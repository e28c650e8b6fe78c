import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

type ConnectionLimitOptions = {
  limits: {
    /** Requests that may be sent ahead of the response of their connection. */
    pipelinedRequests: number
    /** How long a caller may take nothing of a response, and how often that is checked. */
    slowReaderMs: number
    connectionCheckMs: number
  }
  /** Whether a request became a socket, which has limits of its own. */
  isSocket?: (request: FastifyRequest) => boolean
}

/** A connection with a response under way. */
type Connection = {
  /** Requests that came before that response was written. */
  waiting: (() => void)[]
  /** Bytes that the system has taken for the caller, and when that was last more. */
  takenBytes: number
  takenAt: number
}

const takenBytesOf = (socket: Socket): number => socket.bytesWritten - socket.writableLength

/**
 * Bounds what a connection makes us hold. One response is written at a time: requests that are sent ahead of
 * it wait, and too many of them end the connection. A caller who takes nothing of a response for
 * `slowReaderMs` is cut off; Node's own timeout would wait twice as long for it.
 */
export const connectionLimits = fp<ConnectionLimitOptions>(
  async (app, { limits, isSocket = () => false }) => {
    const connections = new Map<Socket, Connection>()

    app.addHook('onRequest', (request, _reply, done) => {
      if (isSocket(request)) return done()
      const { socket } = request.raw
      const connection = connections.get(socket)
      if (!connection) {
        connections.set(socket, { waiting: [], takenBytes: takenBytesOf(socket), takenAt: performance.now() })
        return done()
      }
      if (connection.waiting.length >= limits.pipelinedRequests) return void socket.destroy()
      connection.waiting.push(done)
    })
    app.addHook('onResponse', (request, _reply, done) => {
      const { socket } = request.raw
      const connection = connections.get(socket)
      const next = connection?.waiting.shift()
      if (next && !socket.destroyed) next()
      else connections.delete(socket)
      done()
    })

    const cutSlowReaders = () => {
      const now = performance.now()
      for (const [socket, connection] of connections) {
        if (socket.destroyed) connections.delete(socket)
        const takenBytes = takenBytesOf(socket)
        if (socket.writableLength === 0 || takenBytes !== connection.takenBytes) {
          connection.takenBytes = takenBytes
          connection.takenAt = now
        } else if (now - connection.takenAt >= limits.slowReaderMs) socket.destroy()
      }
    }
    const timer = setInterval(cutSlowReaders, limits.connectionCheckMs)
    app.addHook('onClose', async () => clearInterval(timer))
  },
  { name: 'connection-limits', dependencies: ['request-guard'] },
)
