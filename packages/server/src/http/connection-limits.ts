import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { respondToClientError } from './client-error.ts'

type ConnectionLimitOptions = {
  limits: {
    /** The number of pipelined requests that may wait for an earlier response. */
    pipelinedRequests: number
    /** A caller who reads nothing of a response for this long is cut off. */
    slowReaderMs: number
    /**
     * A body that has not arrived after this time gets 408, and its connection is closed. So does an upload of which
     * nothing arrives for as long.
     */
    bodyMs: number
    /** The interval at which both times are checked. */
    connectionCheckMs: number
  }
  /** Whether a request became a WebSocket, which has its own limits. */
  isSocket?: (request: FastifyRequest) => boolean
  /** Whether a request is an upload. Its body may take as long as Node's own timeout of a request. */
  isUpload: (request: FastifyRequest) => boolean
}

/** A connection with a response in progress. */
type Connection = {
  request: FastifyRequest
  /** Starts the requests that wait until the response is written. */
  waiting: (() => void)[]
  /** When a check first found that the body of the request was still arriving, or nothing more of an upload. */
  bodyAwaitedSince: number | undefined
  /** The bytes that had arrived by then. */
  receivedBytes: number
  /** The bytes that the system has accepted for the caller, and the last time when their number grew. */
  takenBytes: number
  takenAt: number
}

/** Whether all that has arrived of an upload is read, and nothing more has arrived since the last check. */
const isSilentUpload = (socket: Socket, { request: { raw }, receivedBytes }: Connection): boolean =>
  !raw.complete && raw.readableLength === 0 && socket.bytesRead === receivedBytes

const takenBytesOf = (socket: Socket): number => socket.bytesWritten - socket.writableLength

/**
 * Limits the memory and the time that a connection can occupy. One response is written at a time, so pipelined
 * requests wait, and too many of them close the connection. A caller who reads nothing of a response for
 * `slowReaderMs` is cut off. (Node's own timeout would wait twice as long.) So is one whose body does not arrive
 * within `bodyMs`, or who sends nothing more of an upload for as long. (Node has one timeout for all requests, which
 * must be long enough for uploads.) A timer of its own would be more exact, but costs each request four hooks.
 */
export const connectionLimits = fp<ConnectionLimitOptions>(
  async (app, { limits, isSocket = () => false, isUpload }) => {
    const connections = new Map<Socket, Connection>()

    app.addHook('onRequest', (request, _reply, done) => {
      if (isSocket(request)) return done()
      const { socket } = request.raw
      const connection = connections.get(socket)
      if (!connection) {
        connections.set(socket, {
          request,
          waiting: [],
          bodyAwaitedSince: undefined,
          receivedBytes: 0,
          takenBytes: takenBytesOf(socket),
          takenAt: performance.now(),
        })
        return done()
      }
      if (connection.waiting.length >= limits.pipelinedRequests) return void socket.destroy()
      connection.waiting.push(() => {
        connection.request = request
        connection.bodyAwaitedSince = undefined
        done()
      })
    })
    app.addHook('onResponse', (request, _reply, done) => {
      const { socket } = request.raw
      const startNext = connections.get(socket)?.waiting.shift()
      if (startNext && !socket.destroyed) startNext()
      else connections.delete(socket)
      done()
    })

    const cutSlowReader = (socket: Socket, connection: Connection, now: number) => {
      const takenBytes = takenBytesOf(socket)
      if (socket.writableLength === 0 || takenBytes !== connection.takenBytes) {
        connection.takenBytes = takenBytes
        connection.takenAt = now
      } else if (now - connection.takenAt >= limits.slowReaderMs) socket.destroy()
    }
    const cutSlowWriter = (socket: Socket, connection: Connection, now: number) => {
      const { request } = connection
      const isAwaited = isUpload(request)
        ? isSilentUpload(socket, connection)
        : // It flows from the moment when the body is read, which is after the caller has signed in.
          request.raw.readableFlowing === true && !request.raw.complete
      connection.bodyAwaitedSince = isAwaited ? (connection.bodyAwaitedSince ?? now) : undefined
      connection.receivedBytes = socket.bytesRead
      if (now - (connection.bodyAwaitedSince ?? now) >= limits.bodyMs)
        respondToClientError({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket)
    }
    const check = () => {
      const now = performance.now()
      for (const [socket, connection] of connections) {
        if (socket.destroyed) {
          connections.delete(socket)
          continue
        }
        cutSlowReader(socket, connection, now)
        cutSlowWriter(socket, connection, now)
      }
    }
    const timer = setInterval(check, limits.connectionCheckMs)
    app.addHook('onClose', async () => clearInterval(timer))
  },
  { name: 'connection-limits', dependencies: ['request-guard'] },
)
