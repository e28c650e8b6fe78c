import type { Socket } from 'socket.io-client'

/** What backpressure needs of the WebSocket under a socket.io connection; socket.io's types do not declare it. */
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
 * The open WebSocket of a socket.io connection. Undefined while it is connecting or closing: `ws` throws if a
 * socket that was never connected is resumed.
 */
export const transportOf = (socket: Socket): Transport | undefined => {
  const webSocket: unknown = Reflect.get(socket.io.engine?.transport ?? {}, 'ws')
  return isTransport(webSocket) && webSocket.readyState === open ? webSocket : undefined
}
