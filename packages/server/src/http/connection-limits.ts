import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

type ConnectionLimitOptions = {
  limits: {
    /** The number of pipelined requests that may wait for an earlier response. */
    pipelinedRequests: number
    /** A caller who reads nothing of a response for this long is cut off. Also the interval of the check. */
    slowReaderMs: number
    connectionCheckMs: number
  }
  /** Whether a request became a WebSocket, which has its own limits. */
  isSocket?: (request: FastifyRequest) => boolean
}

/** A connection with a response in progress. */
type Connection = {
  /** The requests that wait until the response is written. */
  waiting: (() => void)[]
  /** The bytes that the system has accepted for the caller, and the last time when their number grew. */
  takenBytes: number
  takenAt: number
}

const takenBytesOf = (socket: Socket): number => socket.bytesWritten - socket.writableLength

/**
 * Limits the memory that a connection can occupy. One response is written at a time, so pipelined requests wait, and
 * too many of them close the connection. A caller who reads nothing of a response for `slowReaderMs` is cut off.
 * (Node's own timeout would wait twice as long.)
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
