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

type Limits = Pick<GatewayLimits, 'pingMs' | 'silentMs' | 'idleMs'>

const monotonicNow = (): number => performance.now()

class SocketTimeout implements IdleTimeout {
  private readonly socket: WebSocket
  private readonly limits: Limits
  private readonly hooks: Hooks
  private readonly now: () => number
  private readonly timer: NodeJS.Timeout
  private lastMessageAt: number
  private lastWorkAt: number

  constructor(socket: WebSocket, limits: Limits, hooks: Hooks, now: () => number) {
    this.socket = socket
    this.limits = limits
    this.hooks = hooks
    this.now = now
    this.lastMessageAt = now()
    this.lastWorkAt = this.lastMessageAt
    this.timer = setInterval(() => this.check(), limits.pingMs)
    socket.on('pong', () => this.recordMessage())
  }

  recordMessage(): void {
    this.lastMessageAt = this.now()
  }
  recordWork(): void {
    this.lastWorkAt = this.now()
  }
  stop(): void {
    clearInterval(this.timer)
  }

  private check(): void {
    const { socket, limits, hooks, now } = this
    if (hooks.isPaused()) this.recordMessage()
    if (hooks.isWorking()) this.recordWork()
    if (now() - this.lastMessageAt >= limits.silentMs) hooks.onUnresponsive()
    else if (now() - this.lastWorkAt >= limits.idleMs) hooks.onIdle()
    else if (socket.readyState === socket.OPEN) socket.ping()
  }
}

/** Pings a browser and detects when it no longer responds, or had no job for long. */
export const startIdleTimeout = (
  socket: WebSocket,
  limits: Limits,
  hooks: Hooks,
  now = monotonicNow,
): IdleTimeout => new SocketTimeout(socket, limits, hooks, now)
