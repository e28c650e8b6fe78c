import type { WebSocket } from '@fastify/websocket'

export type ReadPause = {
  /** Stops reading from the browser until the service accepts more. */
  pauseWhileFull: () => void
  isPaused: () => boolean
  stop: () => void
}

/** socket.io reports no drain event, so it is polled whether the service accepts more. */
const pollMs = 20

/** Backpressure from the service to the browser: reading is paused while the service does not accept more. */
export const createReadPause = (socket: WebSocket, canAcceptMore: () => boolean): ReadPause => {
  let timer: NodeJS.Timeout | undefined
  const stop = () => {
    clearInterval(timer)
    timer = undefined
  }
  return {
    pauseWhileFull: () => {
      if (timer || canAcceptMore()) return
      socket.pause()
      timer = setInterval(() => {
        if (!canAcceptMore()) return
        stop()
        socket.resume()
      }, pollMs)
    },
    isPaused: () => timer !== undefined,
    stop,
  }
}
