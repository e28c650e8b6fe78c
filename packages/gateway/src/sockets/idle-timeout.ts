import type { WebSocket } from '@fastify/websocket'
import type { GatewayLimits } from '../limits.ts'

export type IdleTimeout = {
  /** Records that the browser sent something. */
  recordMessage: () => void
  /** Records that a job started or made progress. */
  recordWork: () => void
  stop: () => void
}
type Hooks = {
  /** Called if neither a message nor a pong arrived for `silentMs`. */
  onUnresponsive: () => void
  /** Called if there was no job for `idleMs`. */
  onIdle: () => void
  /** Whether reading from the browser is paused. Its pongs cannot arrive then. */
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

/** Pings a browser. Detects that it no longer responds, or had no job for a long time. */
export const startIdleTimeout = (
  socket: WebSocket,
  limits: Limits,
  hooks: Hooks,
  now = monotonicNow,
): IdleTimeout => new SocketTimeout(socket, limits, hooks, now)
