import { connect } from 'node:net'

/**
 * Sends raw bytes. Returns what is received until the server closes the connection (`isClosed`) or sends nothing for
 * `quietMs`. Tests are faster if the request asks the server to close the connection.
 */
export const sendRaw = (
  url: string,
  bytes: string | Buffer,
  quietMs = 10_000,
): Promise<{ text: string; isClosed: boolean }> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    let text = ''
    const finish = (isClosed: boolean) => {
      clearTimeout(quietTimer)
      socket.destroy()
      resolve({ text, isClosed })
    }
    const quietTimer = setTimeout(() => finish(false), quietMs)
    socket
      .on('connect', () => socket.write(bytes))
      .on('error', () => {})
      .on('close', () => finish(true))
      .on('data', (data) => {
        text += data.toString('latin1')
        quietTimer.refresh()
      })
  })

/** Returns the bytes of an HTTP request: request line and headers, an empty line, and a body. */
export const rawRequest = (head: readonly string[], body = ''): string =>
  `${head.join('\r\n')}\r\n\r\n${body}`

/** Returns the status codes of all HTTP responses in a text. */
export const statusesOf = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => Number(match[1]))
