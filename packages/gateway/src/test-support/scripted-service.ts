import type { Server as HttpServer } from 'node:http'
import { channels, type ChannelName } from '@quizwright/contracts/channels.ts'
import { Server, type Socket } from 'socket.io'

export type ReceivedEvent = { event: string; data: unknown }
export type EventScript = (received: ReceivedEvent, connection: Socket) => unknown

export type ScriptedService = AsyncDisposable & {
  connections: Set<Socket>
  /** The number of connections opened so far. */
  openedCount: () => number
  received: ReceivedEvent[]
  /** Resolves with the received events once there are `count` of them. */
  whenReceived: (count: number) => Promise<ReceivedEvent[]>
}

/**
 * The socket.io side of a service on the HTTP server of a scripted upstream. Connections are refused if `refuse`
 * returns a problem.
 */
export const startScriptedService = (
  server: HttpServer,
  channel: ChannelName,
  script: EventScript = () => {},
  refuse: () => { code: string } | undefined = () => undefined,
): ScriptedService => {
  const io = new Server(server, {
    transports: ['websocket'],
    maxHttpBufferSize: 4 * 1024 * 1024,
    pingInterval: 10_000,
  })
  const connections = new Set<Socket>()
  const received: ReceivedEvent[] = []
  const onReceived = new Set<() => void>()
  let openedCount = 0
  const namespace = io.of(channels[channel].namespace)
  namespace.use((_connection, next) => {
    const problem = refuse()
    next(problem ? Object.assign(new Error(problem.code), { data: problem }) : undefined)
  })
  namespace.on('connection', (connection) => {
    openedCount++
    connections.add(connection)
    connection.on('disconnect', () => connections.delete(connection))
    connection.onAny((event: string, data: unknown) => {
      received.push({ event, data })
      for (const check of onReceived) check()
      script({ event, data }, connection)
    })
  })
  return {
    connections,
    openedCount: () => openedCount,
    received,
    whenReceived: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (received.length < count) return
          onReceived.delete(check)
          resolve(received)
        }
        onReceived.add(check)
        check()
      }),
    [Symbol.asyncDispose]: async () => {
      for (const connection of connections) connection.disconnect(true)
      await io.close()
    },
  }
}
