import { Problem } from '@quizwright/contracts/problem.ts'
import { isProblemCode } from '@quizwright/contracts/problems.ts'
import type { Credentials } from '@quizwright/server/routes/read-credentials.ts'
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import type { GatewayLimits } from '../limits.ts'

/** The WebSocket beneath a link, as far as back-pressure needs it. socket.io's own types do not show it. */
type Wire = { pause: () => void; resume: () => void; bufferedAmount: number; readyState: number }

/** A WebSocket's readyState. */
const open = 1

export type Link = {
  emit: (event: string, data: unknown) => void
  /** Whether what was emitted has mostly left. */
  hasRoom: () => boolean
  pause: () => void
  resume: () => void
  close: () => void
}
/** Who is behind a link, and under which names its service may write of it. */
export type LinkCaller = Credentials & { requestId: string; traceparent: string | undefined }
export type LinkOptions = {
  origin: string
  namespace: string
  caller: LinkCaller
  limits: Pick<GatewayLimits, 'connectMs' | 'linkEventBytes' | 'bufferedBytes'>
  /** `acknowledge` tells the service that it may send on. */
  onEvent: (event: string, data: unknown, acknowledge: () => void) => void
  /** The link could not be opened, or broke. Never called after `close`. */
  onBroken: (problem: Problem) => void
}

const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && 'pause' in value && 'bufferedAmount' in value

const refusal = (error: Error & { data?: unknown }): Problem => {
  const code =
    typeof error.data === 'object' && error.data !== null && 'code' in error.data
      ? String(error.data.code)
      : ''
  return new Problem(isProblemCode(code) ? code : 'UPSTREAM_DOWN', { cause: error })
}

/**
 * Opens a link to a namespace of a service. It never reconnects by itself: socket.io would send again,
 * blindly, what may have arrived; the browser knows what to ask for.
 */
export const openLink = ({ origin, namespace, caller, limits, onEvent, onBroken }: LinkOptions): Link => {
  const options: Partial<ManagerOptions & SocketOptions> & { maxPayload: number } = {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    timeout: limits.connectMs,
    perMessageDeflate: { threshold: Infinity },
    maxPayload: limits.linkEventBytes,
    auth: {
      uid: caller.uid,
      token: caller.token,
      requestId: caller.requestId,
      ...(caller.traceparent && { traceparent: caller.traceparent }),
    },
  }
  const socket: Socket = io(`${origin}${namespace}`, options)
  const wire = (): Wire | undefined => {
    const found: unknown = Reflect.get(socket.io.engine?.transport ?? {}, 'ws')
    return isWire(found) ? found : undefined
  }
  /**
   * One whose service could not be reached is closing before it ever had anything to read: ws throws when it
   * is told to read on.
   */
  const openWire = (): Wire | undefined => (wire()?.readyState === open ? wire() : undefined)
  let ended = false
  const end = (problem?: Problem) => {
    if (ended) return
    ended = true
    socket.offAny()
    // A paused one would never read the answer to its close.
    openWire()?.resume()
    socket.disconnect()
    if (problem) onBroken(problem)
  }

  socket.onAny((event: string, ...parts: unknown[]) => {
    const last = parts.at(-1)
    const acknowledge =
      typeof last === 'function'
        ? () => {
            if (!ended) last()
          }
        : () => {}
    onEvent(event, typeof parts[0] === 'function' ? undefined : parts[0], acknowledge)
  })
  socket.on('connect_error', (error) => end(refusal(error)))
  socket.on('disconnect', (reason) =>
    end(
      new Problem(reason === 'parse error' ? 'UPSTREAM_CONTRACT' : 'UPSTREAM_DOWN', {
        cause: new Error(`The link ended: ${reason}.`),
      }),
    ),
  )

  return {
    emit: (event, data) => {
      socket.emit(event, data)
    },
    hasRoom: () => ended || (socket.connected && (wire()?.bufferedAmount ?? 0) <= limits.bufferedBytes),
    pause: () => openWire()?.pause(),
    resume: () => openWire()?.resume(),
    close: () => end(),
  }
}
