import type { WebSocket } from '@fastify/websocket'
import type { GatewayLimits } from '../limits.ts'

export type BrowserRoom = {
  /**
   * Sends a frame. `whenRoom` is called once the browser has room for more: at once, or when enough of the
   * buffer has left.
   */
  send: (frame: string, whenRoom?: () => void) => void
  isFull: () => boolean
  stop: () => void
}
type Hooks = { full: () => void; room: () => void; tooSlow: () => void }

/**
 * Writes to a browser that may be slow. Once too much is buffered it is `full` (read no further from the
 * service), and there is `room` again when half has left. If nothing leaves for a while, it is `tooSlow`.
 */
export const watchRoom = (
  socket: WebSocket,
  limits: Pick<GatewayLimits, 'bufferedBytes' | 'slowBrowserMs'>,
  hooks: Hooks,
): BrowserRoom => {
  const waiting: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined

  const written = () => {
    if (!timer) return
    if (socket.bufferedAmount > limits.bufferedBytes / 2) {
      timer.refresh()
      return
    }
    clearTimeout(timer)
    timer = undefined
    hooks.room()
    for (const go of waiting.splice(0)) go()
  }
  return {
    send: (frame, whenRoom) => {
      if (socket.readyState !== socket.OPEN) return
      socket.send(frame, written)
      if (!timer && socket.bufferedAmount > limits.bufferedBytes) {
        timer = setTimeout(hooks.tooSlow, limits.slowBrowserMs)
        hooks.full()
      }
      if (!whenRoom) return
      if (timer) waiting.push(whenRoom)
      else whenRoom()
    },
    isFull: () => timer !== undefined,
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      waiting.length = 0
    },
  }
}
