import type { WebSocket } from '@fastify/websocket'

export type ReadPause = {
  /** Pauses reading from the browser until the service accepts more. */
  pauseWhileFull: () => void
  isPaused: () => boolean
  stop: () => void
}

/** The service is polled, because socket.io has no drain event. */
const pollMs = 20

/** Applies the service's backpressure to the browser: reading is paused while the service does not accept more. */
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
