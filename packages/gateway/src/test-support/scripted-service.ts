import type { Server as HttpServer } from 'node:http'
import { channels, type ChannelName } from '@quizwright/contracts/channels.ts'
import { Server, type Socket } from 'socket.io'

export type Said = { event: string; data: unknown }
export type ScriptedService = AsyncDisposable & {
  /** Links that are open now. */
  links: Set<Socket>
  /** How many there ever were. */
  opened: () => number
  said: Said[]
  /** What was said, once there are so many. */
  heard: (count: number) => Promise<Said[]>
}
/** Answers what a link says. `sendAcknowledged` resolves when the gateway takes it. */
export type Talk = (said: Said, link: Socket) => unknown

/**
 * The socket side of a service, on the HTTP server of a scripted upstream. Handshakes are refused with the
 * problem `refuse` gives.
 */
export const startScriptedService = (
  server: HttpServer,
  channel: ChannelName,
  talk: Talk = () => {},
  refuse: () => { code: string } | undefined = () => undefined,
): ScriptedService => {
  const io = new Server(server, {
    transports: ['websocket'],
    maxHttpBufferSize: 4 * 1024 * 1024,
    pingInterval: 10_000,
  })
  const links = new Set<Socket>()
  const said: Said[] = []
  const waiting = new Set<() => void>()
  let opened = 0
  const namespace = io.of(channels[channel].namespace)
  namespace.use((_link, next) => {
    const problem = refuse()
    next(problem ? Object.assign(new Error(problem.code), { data: problem }) : undefined)
  })
  namespace.on('connection', (link) => {
    opened++
    links.add(link)
    link.on('disconnect', () => links.delete(link))
    link.onAny((event: string, data: unknown) => {
      said.push({ event, data })
      for (const check of waiting) check()
      talk({ event, data }, link)
    })
  })
  return {
    links,
    opened: () => opened,
    said,
    heard: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (said.length < count) return
          waiting.delete(check)
          resolve(said)
        }
        waiting.add(check)
        check()
      }),
    [Symbol.asyncDispose]: async () => {
      for (const link of links) link.disconnect(true)
      await io.close()
    },
  }
}
