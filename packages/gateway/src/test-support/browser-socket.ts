import { once } from 'node:events'
import WebSocket from 'ws'

export type Frame = { event: string; data: Record<string, unknown> }
export type BrowserSocket = Disposable & {
  raw: WebSocket
  send: (event: string, data: unknown) => void
  /** The next frame that was not yet taken. Rejects when the socket closes before it. */
  next: () => Promise<Frame>
  /** The code it was closed with. */
  closed: Promise<number>
}

const socketUrl = (url: string, path: string): string => `${url.replace('http', 'ws')}${path}`

/**
 * Opens a socket as a page of the gateway's own origin would, unless another is given. Rejects when the
 * upgrade is refused.
 */
export const openSocket = async (
  url: string,
  path: string,
  options: { origin?: string | null; perMessageDeflate?: boolean } = {},
): Promise<BrowserSocket> => {
  const origin = options.origin === undefined ? url : options.origin
  const raw = new WebSocket(socketUrl(url, path), {
    ...(origin && { origin }),
    perMessageDeflate: options.perMessageDeflate ?? false,
  })
  const frames: Frame[] = []
  const takers: { resolve: (frame: Frame) => void; reject: (error: Error) => void }[] = []
  const ended = (code: number) => new Error(`The socket was closed with ${code}.`)
  let code: number | undefined
  raw.on('message', (text) => {
    const frame = JSON.parse(String(text)) as Frame
    const taker = takers.shift()
    if (taker) taker.resolve(frame)
    else frames.push(frame)
  })
  const closed = new Promise<number>((resolve) => {
    raw.on('close', resolve)
  }).then((given) => {
    code = given
    for (const taker of takers.splice(0)) taker.reject(ended(given))
    return given
  })
  await once(raw, 'open')
  raw.on('error', () => {})
  return {
    raw,
    closed,
    send: (event, data) => raw.send(JSON.stringify({ event, data })),
    next: () => {
      const frame = frames.shift()
      if (frame) return Promise.resolve(frame)
      return code === undefined
        ? new Promise((resolve, reject) => {
            takers.push({ resolve, reject })
          })
        : Promise.reject(ended(code))
    },
    [Symbol.dispose]: () => raw.terminate(),
  }
}

/** As `openSocket`, signed in. */
export const openSignedIn = async (url: string, path: string, uid = 'me'): Promise<BrowserSocket> => {
  const socket = await openSocket(url, path)
  socket.send('authenticate', { uid, token: `good-${uid}` })
  const { event } = await socket.next()
  if (event !== 'authenticated') throw new Error(`The sign-in was answered with ${event}.`)
  return socket
}
