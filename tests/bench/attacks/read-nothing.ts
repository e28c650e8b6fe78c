import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Opens connections, so many a second, each of which asks for a file and reads nothing of it. */
export const readNothing = async (
  fileUrl: string,
  { sockets, perSecond }: { sockets: number; perSecond: number },
): Promise<Socket[]> => {
  const { hostname, port, pathname, host } = new URL(fileUrl)
  const opened: Socket[] = []
  for (let index = 0; index < sockets; index++) {
    const socket = connect({ host: hostname, port: Number(port) })
    // Cutting such a caller off is one of the right answers.
    socket.on('error', () => undefined)
    socket.pause()
    socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    opened.push(socket)
    await wait(1_000 / perSecond)
  }
  return opened
}
