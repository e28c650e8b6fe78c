import { createServer, type Socket } from 'node:net'
import { listenOnLoopback } from './listen-on-loopback.ts'

export type RawUpstream = AsyncDisposable & {
  url: string
  sockets: Set<Socket>
  receivedCount: () => number
}

/** A TCP server for behaviour that an HTTP server does not offer: garbage, half responses, silence. */
export const startRawUpstream = async (
  onData: (socket: Socket, data: Buffer) => void,
): Promise<RawUpstream> => {
  const sockets = new Set<Socket>()
  let receivedCount = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket
      .on('error', () => {})
      .on('close', () => sockets.delete(socket))
      .on('data', (data) => {
        receivedCount++
        onData(socket, data)
      })
  })
  const url = await listenOnLoopback(server)
  return {
    url,
    sockets,
    receivedCount: () => receivedCount,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
