import type { Socket } from 'socket.io-client'

/**
 * The part of a socket.io connection's WebSocket that backpressure needs. The types of socket.io do not declare it.
 */
export type Transport = {
  pause: () => void
  resume: () => void
  bufferedAmount: number
  readyState: number
}

/** WebSocket's readyState OPEN. */
const open = 1

const isTransport = (value: unknown): value is Transport =>
  typeof value === 'object' && value !== null && 'pause' in value && 'bufferedAmount' in value

/**
 * Returns the open WebSocket of a socket.io connection. Returns undefined while it is connecting or closing, because
 * `ws` throws if a socket that never connected is resumed.
 */
export const transportOf = (socket: Socket): Transport | undefined => {
  const webSocket: unknown = Reflect.get(socket.io.engine?.transport ?? {}, 'ws')
  return isTransport(webSocket) && webSocket.readyState === open ? webSocket : undefined
}
