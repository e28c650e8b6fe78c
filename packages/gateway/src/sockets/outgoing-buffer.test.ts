import type { WebSocket } from '@fastify/websocket'
import { expect, test, vi } from 'vitest'
import { watchOutgoingBuffer } from './outgoing-buffer.ts'

const limits = { bufferedBytes: 100, slowBrowserMs: 1_000 }

/** A socket that writes one frame each time the test tells it to. */
const slowSocket = () => {
  const unwritten: { size: number; onWritten: () => void }[] = []
  const options: object[] = []
  const socket = {
    OPEN: 1,
    readyState: 1,
    get bufferedAmount() {
      return unwritten.reduce((sum, { size }) => sum + size, 0)
    },
    send: (frame: string | Buffer, option: object, onWritten: () => void) => {
      options.push(option)
      unwritten.push({ size: frame.length, onWritten })
    },
  }
  const writeOne = () => {
    unwritten.shift()?.onWritten()
  }
  return { socket: socket as unknown as WebSocket, writeOne, options }
}
const watch = (socket: WebSocket) => {
  const events: string[] = []
  const buffer = watchOutgoingBuffer(socket, limits, {
    onFull: () => events.push('full'),
    onDrained: () => events.push('drained'),
    onStalled: () => events.push('stalled'),
  })
  return { buffer, events }
}

test('a frame that fits into the buffer is accepted at once', () => {
  const { buffer, events } = watch(slowSocket().socket)
  const onAccepted = vi.fn()
  buffer.send('x'.repeat(100), onAccepted)
  expect([onAccepted.mock.calls.length, buffer.isFull(), events]).toEqual([1, false, []])
})

test('given a full buffer, then nothing is accepted until half of it is written', () => {
  const { socket, writeOne } = slowSocket()
  const { buffer, events } = watch(socket)
  const onAccepted = vi.fn()
  for (let count = 0; count < 4; count++) buffer.send('x'.repeat(40), onAccepted)
  expect([onAccepted.mock.calls.length, buffer.isFull()]).toEqual([2, true])
  writeOne()
  writeOne()
  expect(onAccepted).toHaveBeenCalledTimes(2)
  writeOne()
  expect([onAccepted.mock.calls.length, buffer.isFull(), events]).toEqual([4, false, ['full', 'drained']])
})

test('a full buffer is stalled if nothing is written within the time limit, but not if a little is', () => {
  vi.useFakeTimers()
  const { socket, writeOne } = slowSocket()
  const { buffer, events } = watch(socket)
  for (let count = 0; count < 20; count++) buffer.send('x'.repeat(40))
  vi.advanceTimersByTime(900)
  writeOne()
  vi.advanceTimersByTime(900)
  expect(events).toEqual(['full'])
  vi.advanceTimersByTime(200)
  expect(events).toEqual(['full', 'stalled'])
  vi.useRealTimers()
})

test('nothing is sent on a socket that is closing', () => {
  const { socket } = slowSocket()
  const { buffer } = watch(Object.assign(socket, { readyState: 2 }))
  const onAccepted = vi.fn()
  buffer.send('x', onAccepted)
  expect([onAccepted.mock.calls.length, socket.bufferedAmount]).toEqual([0, 0])
})

test('a frame that is given as bytes is sent as text', () => {
  const { socket, options } = slowSocket()
  watch(socket).buffer.send(Buffer.from('{}'))
  expect(options).toEqual([{ binary: false }])
})
