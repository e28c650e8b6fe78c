import type { WebSocket } from '@fastify/websocket'
import type { GatewayLimits } from '../limits.ts'

export type Silence = {
  /** Something came from the browser. */
  heard: () => void
  /** Work began or went on. */
  worked: () => void
  stop: () => void
}
type Hooks = { silent: () => void; idle: () => void; isPaused: () => boolean; isWorking: () => boolean }

/** Notices a browser that has gone without a word, by pings, and one that has long had nothing to do. */
export const noticeSilence = (
  socket: WebSocket,
  limits: Pick<GatewayLimits, 'pingMs' | 'silentMs' | 'idleMs'>,
  hooks: Hooks,
  now: () => number = () => performance.now(),
): Silence => {
  let lastHeard = now()
  let lastWork = now()
  const heard = () => {
    lastHeard = now()
  }
  const timer = setInterval(() => {
    // While we do not read from it ourselves, its answers cannot be heard.
    if (hooks.isPaused()) heard()
    if (hooks.isWorking()) lastWork = now()
    if (now() - lastHeard >= limits.silentMs) hooks.silent()
    else if (now() - lastWork >= limits.idleMs) hooks.idle()
    else if (socket.readyState === socket.OPEN) socket.ping()
  }, limits.pingMs)
  socket.on('pong', heard)
  return {
    heard,
    worked: () => {
      lastWork = now()
    },
    stop: () => clearInterval(timer),
  }
}
