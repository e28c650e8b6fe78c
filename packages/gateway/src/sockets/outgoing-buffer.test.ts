import type { WebSocket } from '@fastify/websocket'
import { expect, test, vi } from 'vitest'
import { watchRoom } from './outgoing-buffer.ts'

const limits = { bufferedBytes: 100, slowBrowserMs: 1_000 }

/** A socket whose buffer leaves when the test says so. */
const slowSocket = () => {
  const sent: { size: number; written: () => void }[] = []
  const socket = {
    OPEN: 1,
    readyState: 1,
    get bufferedAmount() {
      return sent.reduce((sum, { size }) => sum + size, 0)
    },
    send: (frame: string, written: () => void) => {
      sent.push({ size: frame.length, written })
    },
  }
  return {
    socket: socket as unknown as WebSocket,
    leave: () => {
      sent.shift()?.written()
    },
  }
}
const watch = (socket: WebSocket) => {
  const events: string[] = []
  const room = watchRoom(socket, limits, {
    full: () => events.push('full'),
    room: () => events.push('room'),
    tooSlow: () => events.push('too slow'),
  })
  return { room, events }
}

test('while there is room the sender may go on at once', () => {
  const { room, events } = watch(slowSocket().socket)
  const goOn = vi.fn()
  room.send('x'.repeat(100), goOn)
  expect([goOn.mock.calls.length, room.isFull(), events]).toEqual([1, false, []])
})

test('a full buffer stops the sender until half of it has left', () => {
  const { socket, leave } = slowSocket()
  const { room, events } = watch(socket)
  const goOn = vi.fn()
  for (let i = 0; i < 4; i++) room.send('x'.repeat(40), goOn)
  expect([goOn.mock.calls.length, room.isFull()]).toEqual([2, true])
  leave()
  leave()
  expect(goOn).toHaveBeenCalledTimes(2)
  leave()
  expect([goOn.mock.calls.length, room.isFull(), events]).toEqual([4, false, ['full', 'room']])
})

test('a browser that takes nothing for a while is too slow, one that takes a little is not', () => {
  vi.useFakeTimers()
  const { socket, leave } = slowSocket()
  const { room, events } = watch(socket)
  for (let i = 0; i < 20; i++) room.send('x'.repeat(40))
  vi.advanceTimersByTime(900)
  leave()
  vi.advanceTimersByTime(900)
  expect(events).toEqual(['full'])
  vi.advanceTimersByTime(200)
  expect(events).toEqual(['full', 'too slow'])
  vi.useRealTimers()
})

test('nothing is written to a socket that is closing', () => {
  const { socket } = slowSocket()
  const { room } = watch(Object.assign(socket, { readyState: 2 }))
  const goOn = vi.fn()
  room.send('x', goOn)
  expect([goOn.mock.calls.length, socket.bufferedAmount]).toEqual([0, 0])
})
