import { EventEmitter } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { WebSocket } from '@fastify/websocket'
import { writeFrame } from '@quizwright/contracts/sockets/frames.ts'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { gatewayLimits } from '../limits.ts'
import { createConnectionLimit } from './connection-limit.ts'
import { relay } from './relay.ts'

const tokenCache = {
  isKnown: () => true,
  requireValid: async () => {},
  confirmRefusal: async () => {},
  remove: () => {},
  onRevoked: () => () => {},
}

const createSocket = () =>
  Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    sent: 0,
    send(_frame: string, _options: object, onWritten: () => void) {
      this.sent++
      onWritten()
    },
  })

test('an idle signed-in socket needs less than 2.5 KB in addition to the socket itself', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const limits = { ...gatewayLimits, socketsPerUser: 10_000 }
  const connectionLimit = createConnectionLimit(limits)
  const { log } = fastify()
  const sockets = Array.from({ length: 2_000 }, createSocket)
  const signIn = (socket: ReturnType<typeof createSocket>) => {
    const acquired = connectionLimit.acquire('127.0.0.1')
    if (!acquired.ok) throw new Error(acquired.reason)
    relay(socket as unknown as WebSocket, {
      channel: 'questionSaving',
      origin: 'http://127.0.0.1:1',
      tokenCache,
      requireAbilities: async () => {},
      slot: acquired.slot,
      limits,
      requestId: 'request',
      traceparent: undefined,
      createLog: () => log,
    })
    socket.emit(
      'message',
      writeFrame('questionSaving', 'fromBrowser', 'authenticate', { uid: 'me', token: 't' }),
      false,
    )
  }
  const [first, ...others] = sockets
  signIn(first!)
  await expect.poll(() => first!.sent).toBe(1)
  collect()
  const before = process.memoryUsage().heapUsed
  for (const socket of others) signIn(socket)
  await expect.poll(() => others.every(({ sent }) => sent === 1)).toBe(true)
  collect()
  const bytesEach = (process.memoryUsage().heapUsed - before) / others.length
  for (const socket of sockets) socket.emit('close')
  expect(bytesEach).toBeLessThan(2.5 * 1_024)
})
