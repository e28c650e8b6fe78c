import { connect } from 'node:net'

/**
 * Sends bytes as they are and gives back everything that comes, until the other side closes or nothing more
 * comes for a while. `closed` says which of the two it was. A request that asks for the connection to be
 * closed is over as soon as it is answered.
 */
export const sendRaw = (
  url: string,
  bytes: string | Buffer,
  quietMs = 10_000,
): Promise<{ text: string; closed: boolean }> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    let text = ''
    const finish = (closed: boolean) => {
      clearTimeout(quiet)
      socket.destroy()
      resolve({ text, closed })
    }
    const quiet = setTimeout(() => finish(false), quietMs)
    socket
      .on('connect', () => socket.write(bytes))
      .on('error', () => {})
      .on('close', () => finish(true))
      .on('data', (data) => {
        text += data.toString('latin1')
        quiet.refresh()
      })
  })

/** The statuses of the answers in what came back. */
export const statusesOf = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => Number(match[1]))
