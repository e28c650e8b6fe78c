import { Problem } from '@quizwright/contracts/problem.ts'
import { isProblemCode } from '@quizwright/contracts/problems.ts'
import type { Credentials } from '@quizwright/server/routes/read-credentials.ts'
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import type { GatewayLimits } from '../limits.ts'

/**
 * The part of a socket.io connection's WebSocket that backpressure needs. The types of socket.io do not declare it.
 */
type Transport = {
  pause: () => void
  resume: () => void
  bufferedAmount: number
  readyState: number
}

/** WebSocket's readyState OPEN. */
const open = 1

const isTransport = (value: unknown): value is Transport =>
  typeof value === 'object' && value !== null && 'pause' in value && 'bufferedAmount' in value

/**
 * Returns the open WebSocket of a socket.io connection. Returns undefined while it is connecting or closing, because
 * `ws` throws if a socket that never connected is resumed.
 */
const transportOf = (socket: Socket): Transport | undefined => {
  const webSocket: unknown = Reflect.get(socket.io.engine?.transport ?? {}, 'ws')
  return isTransport(webSocket) && webSocket.readyState === open ? webSocket : undefined
}

export type UpstreamConnection = {
  emit: (event: string, data: unknown) => void
  /** Whether at most `bufferedBytes` of the emitted data are still unwritten. */
  canAcceptMore: () => boolean
  pause: () => void
  resume: () => void
  close: () => void
}
/** The caller for whom a connection is opened, and the ids under which the service logs and traces it. */
export type ConnectionCaller = Credentials & { requestId: string; traceparent: string | undefined }
export type ConnectionOptions = {
  origin: string
  namespace: string
  caller: ConnectionCaller
  limits: Pick<GatewayLimits, 'connectMs' | 'linkEventBytes' | 'bufferedBytes'>
  /**
   * Called with each event. `acknowledge` tells the service that it may send more.
   */
  onEvent: (event: string, data: unknown, acknowledge: () => void) => void
  /** Called if the connection cannot be opened or is lost. Never called after `close`. */
  onFailed: (problem: Problem) => void
}

const connectProblem = (error: Error & { data?: unknown }): Problem => {
  const { data } = error
  const code = typeof data === 'object' && data !== null && 'code' in data ? String(data.code) : ''
  return new Problem(isProblemCode(code) ? code : 'UPSTREAM_DOWN', { cause: error })
}

const disconnectProblem = (reason: string): Problem =>
  new Problem(reason === 'parse error' ? 'UPSTREAM_CONTRACT' : 'UPSTREAM_DOWN', {
    cause: new Error(`The upstream connection ended: ${reason}.`),
  })

const createSocket = ({ origin, namespace, caller, limits }: ConnectionOptions): Socket => {
  const { uid, token, requestId, traceparent } = caller
  const options: Partial<ManagerOptions & SocketOptions> & { maxPayload: number } = {
    transports: ['websocket'],
    // Retries are disabled: socket.io might repeat frames that have arrived, while the browser knows what to request
    // again.
    reconnection: false,
    forceNew: true,
    timeout: limits.connectMs,
    perMessageDeflate: { threshold: Infinity },
    maxPayload: limits.linkEventBytes,
    auth: { uid, token, requestId, ...(traceparent && { traceparent }) },
  }
  return io(`${origin}${namespace}`, options)
}

/** Opens a connection to a socket.io namespace of a service. It does not reconnect by itself. */
export const openUpstreamConnection = (options: ConnectionOptions): UpstreamConnection => {
  const { limits, onEvent, onFailed } = options
  const socket = createSocket(options)
  let isEnded = false
  const end = (problem?: Problem) => {
    if (isEnded) return
    isEnded = true
    socket.offAny()
    // A paused transport would never read the service's reply to the close.
    transportOf(socket)?.resume()
    socket.disconnect()
    if (problem) onFailed(problem)
  }

  socket.onAny((event: string, ...args: unknown[]) => {
    const reply = args.at(-1)
    const acknowledge = () => {
      if (typeof reply === 'function' && !isEnded) reply()
    }
    onEvent(event, typeof args[0] === 'function' ? undefined : args[0], acknowledge)
  })
  socket.on('connect_error', (error) => end(connectProblem(error)))
  socket.on('disconnect', (reason) => end(disconnectProblem(reason)))

  return {
    emit: (event, data) => {
      socket.emit(event, data)
    },
    canAcceptMore: () => {
      if (isEnded) return true
      return socket.connected && (transportOf(socket)?.bufferedAmount ?? 0) <= limits.bufferedBytes
    },
    pause: () => transportOf(socket)?.pause(),
    resume: () => transportOf(socket)?.resume(),
    close: () => end(),
  }
}
