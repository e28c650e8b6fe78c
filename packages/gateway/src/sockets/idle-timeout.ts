import type { WebSocket } from '@fastify/websocket'
import type { GatewayLimits } from '../limits.ts'

export type IdleTimeout = {
  /** The browser sent something. */
  recordMessage: () => void
  /** A job started or went on. */
  recordWork: () => void
  stop: () => void
}
type Hooks = {
  /** Neither a message nor a pong came for `silentMs`. */
  onUnresponsive: () => void
  /** There was no job for `idleMs`. */
  onIdle: () => void
  /** Whether we have stopped reading from the browser: then its pongs cannot be received. */
  isPaused: () => boolean
  isWorking: () => boolean
}

/** Pings a browser and detects when it no longer responds, or had no job for long. */
export const startIdleTimeout = (
  socket: WebSocket,
  limits: Pick<GatewayLimits, 'pingMs' | 'silentMs' | 'idleMs'>,
  { onUnresponsive, onIdle, isPaused, isWorking }: Hooks,
  now: () => number = () => performance.now(),
): IdleTimeout => {
  let lastMessageAt = now()
  let lastWorkAt = now()
  const recordMessage = () => {
    lastMessageAt = now()
  }
  const recordWork = () => {
    lastWorkAt = now()
  }
  const timer = setInterval(() => {
    if (isPaused()) recordMessage()
    if (isWorking()) recordWork()
    if (now() - lastMessageAt >= limits.silentMs) onUnresponsive()
    else if (now() - lastWorkAt >= limits.idleMs) onIdle()
    else if (socket.readyState === socket.OPEN) socket.ping()
  }, limits.pingMs)
  socket.on('pong', recordMessage)
  return { recordMessage, recordWork, stop: () => clearInterval(timer) }
}
