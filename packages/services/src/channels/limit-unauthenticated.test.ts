import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { io as connect, type Socket } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import { limitUnauthenticated } from './limit-unauthenticated.ts'

const most = 5
const opened: { close: () => unknown }[] = []
afterEach(() => {
  for (const one of opened.splice(0)) one.close()
})

/** A server whose one namespace admits who says "token", and nobody else before it is asked again. */
const start = async () => {
  const http = createServer()
  let hasAddress = true
  http.prependListener('connection', (socket) => {
    if (!hasAddress) Object.defineProperty(socket, 'remoteAddress', { value: undefined })
  })
  const server = new Server(http, { transports: ['websocket'], connectTimeout: 60_000 })
  opened.push(server)
  const room = server.of('/room')
  room.use((socket, next) => {
    if (socket.handshake.auth['token'] === 'token') next()
  })
  limitUnauthenticated(server, [room], { most, graceMs: 0 })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const open = (namespace: string, token: string): Socket => {
    const socket = connect(`${url}${namespace}`, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { token },
    })
    opened.push(socket)
    return socket
  }
  const loseAddresses = () => (hasAddress = false)
  return { open, count: () => server.engine.clientsCount, loseAddresses }
}
const heard = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve))

test('given a crowd without credentials, no more than so many stay open, and who has a token is admitted', async () => {
  const { open, count } = await start()
  const members = Array.from({ length: 2 * most }, () => open('/room', 'token'))
  await Promise.all(members.map((member) => heard(member, 'connect')))
  for (let silent = 0; silent < 4 * most; silent++) open('/room', 'none')
  await expect.poll(count).toBe(members.length + most)
  const late = open('/room', 'token')
  await heard(late, 'connect')
  expect([...members, late].every(({ connected }) => connected)).toBe(true)
})

test('given a socket for the namespace that every socket.io server has, it is refused', async () => {
  const { open } = await start()
  const socket = open('/', 'token')
  expect(await heard(socket, 'connect_error')).toMatchObject({ message: 'NO_ROUTE' })
})

test('given sockets without an address, whose callers disconnected at once, then others are admitted', async () => {
  const { open, loseAddresses } = await start()
  loseAddresses()
  for (let silent = 0; silent < 2 * most; silent++) open('/room', 'none')
  const late = open('/room', 'token')
  await heard(late, 'connect')
  expect(late.connected).toBe(true)
})
