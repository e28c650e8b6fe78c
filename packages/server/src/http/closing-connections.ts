import type { Socket } from 'node:net'

/** Connections whose last response was sent. Bytes that still arrive on them are ignored. */
const closing = new WeakSet<Socket>()

export const markClosing = (socket: Socket): void => {
  closing.add(socket)
}
export const isClosing = (socket: Socket): boolean => closing.has(socket)
