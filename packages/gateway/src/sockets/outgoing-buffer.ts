import type { WebSocket } from '@fastify/websocket'
import type { GatewayLimits } from '../limits.ts'

export type OutgoingBuffer = {
  /** Sends a frame. Calls `onAccepted` at once, or when the buffer has drained if it is full. */
  send: (frame: string, onAccepted?: () => void) => void
  isFull: () => boolean
  stop: () => void
}
type Hooks = {
  onFull: () => void
  onDrained: () => void
  /** The buffer is full and nothing was written for `slowBrowserMs`. */
  onStalled: () => void
}

/**
 * The outgoing buffer of a browser's WebSocket, for backpressure: it is full above `bufferedBytes`, so that no
 * more is read from the service, and drained when half of that is written.
 */
export const watchOutgoingBuffer = (
  socket: WebSocket,
  { bufferedBytes, slowBrowserMs }: Pick<GatewayLimits, 'bufferedBytes' | 'slowBrowserMs'>,
  { onFull, onDrained, onStalled }: Hooks,
): OutgoingBuffer => {
  const waiting: (() => void)[] = []
  /** Runs while the buffer is full. */
  let stallTimer: NodeJS.Timeout | undefined

  const onWritten = () => {
    if (!stallTimer) return
    if (socket.bufferedAmount > bufferedBytes / 2) {
      stallTimer.refresh()
      return
    }
    clearTimeout(stallTimer)
    stallTimer = undefined
    onDrained()
    for (const onAccepted of waiting.splice(0)) onAccepted()
  }
  return {
    send: (frame, onAccepted) => {
      if (socket.readyState !== socket.OPEN) return
      socket.send(frame, onWritten)
      if (!stallTimer && socket.bufferedAmount > bufferedBytes) {
        stallTimer = setTimeout(onStalled, slowBrowserMs)
        onFull()
      }
      if (!onAccepted) return
      if (stallTimer) waiting.push(onAccepted)
      else onAccepted()
    },
    isFull: () => stallTimer !== undefined,
    stop: () => {
      clearTimeout(stallTimer)
      stallTimer = undefined
      waiting.length = 0
    },
  }
}
