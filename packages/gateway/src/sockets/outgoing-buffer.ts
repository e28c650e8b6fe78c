import type { WebSocket } from '@fastify/websocket'
import type { GatewayLimits } from '../limits.ts'

export type OutgoingBuffer = {
  /** Sends a frame. Calls `onAccepted` at once, or if the buffer is full, when it has drained. */
  send: (frame: string | Buffer, onAccepted?: () => void) => void
  isFull: () => boolean
  stop: () => void
}
type Hooks = {
  onFull: () => void
  onDrained: () => void
  /** Called if the buffer is full and nothing was written for `slowBrowserMs`. */
  onStalled: () => void
}

type Limits = Pick<GatewayLimits, 'bufferedBytes' | 'slowBrowserMs'>

/** A frame is text, even if it is given as bytes. */
const asText = { binary: false } as const

class SocketBuffer implements OutgoingBuffer {
  private readonly socket: WebSocket
  private readonly limits: Limits
  private readonly hooks: Hooks
  private waiting: (() => void)[] | undefined
  /** Runs while the buffer is full. */
  private stallTimer: NodeJS.Timeout | undefined

  constructor(socket: WebSocket, limits: Limits, hooks: Hooks) {
    this.socket = socket
    this.limits = limits
    this.hooks = hooks
  }

  send(frame: string | Buffer, onAccepted?: () => void): void {
    const { socket, limits, hooks } = this
    if (socket.readyState !== socket.OPEN) return
    socket.send(frame, asText, () => this.recordWritten())
    if (!this.stallTimer && socket.bufferedAmount > limits.bufferedBytes) {
      this.stallTimer = setTimeout(() => hooks.onStalled(), limits.slowBrowserMs)
      hooks.onFull()
    }
    if (!onAccepted) return
    if (this.stallTimer) (this.waiting ??= []).push(onAccepted)
    else onAccepted()
  }
  isFull(): boolean {
    return this.stallTimer !== undefined
  }
  stop(): void {
    clearTimeout(this.stallTimer)
    this.stallTimer = undefined
    this.waiting = undefined
  }

  private recordWritten(): void {
    if (!this.stallTimer) return
    if (this.socket.bufferedAmount > this.limits.bufferedBytes / 2) {
      this.stallTimer.refresh()
      return
    }
    const { waiting = [] } = this
    this.stop()
    this.hooks.onDrained()
    for (const onAccepted of waiting) onAccepted()
  }
}

/**
 * Watches the outgoing buffer of a browser's WebSocket for backpressure. Above `bufferedBytes` it is full, and
 * nothing more is read from the service. It has drained when half of that is written.
 */
export const watchOutgoingBuffer = (socket: WebSocket, limits: Limits, hooks: Hooks): OutgoingBuffer =>
  new SocketBuffer(socket, limits, hooks)
