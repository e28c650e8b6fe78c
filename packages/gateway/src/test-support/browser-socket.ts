import { once } from 'node:events'
import WebSocket from 'ws'

export type Frame = { event: string; data: Record<string, unknown> }
export type BrowserSocket = Disposable & {
  raw: WebSocket
  send: (event: string, data: unknown) => void
  /** Returns the next unread frame. Rejects if the socket closes first. */
  next: () => Promise<Frame>
  /** Resolves to the close code. */
  closed: Promise<number>
}
type SocketOptions = {
  /** By default the gateway's own origin. Null sends none. */
  origin?: string | null
  perMessageDeflate?: boolean
}
type Waiter = { resolve: (frame: Frame) => void; reject: (error: Error) => void }

const closedError = (code: number) => new Error(`The socket was closed with ${code}.`)

/** Opens a WebSocket like a page of the gateway's own origin. Rejects if the upgrade is refused. */
export const openSocket = async (
  url: string,
  path: string,
  { origin = url, perMessageDeflate = false }: SocketOptions = {},
): Promise<BrowserSocket> => {
  const raw = new WebSocket(`${url.replace('http', 'ws')}${path}`, {
    ...(origin && { origin }),
    perMessageDeflate,
  })
  const frames: Frame[] = []
  const waiters: Waiter[] = []
  let closeCode: number | undefined
  raw.on('message', (text) => {
    const frame = JSON.parse(String(text)) as Frame
    const waiter = waiters.shift()
    if (waiter) waiter.resolve(frame)
    else frames.push(frame)
  })
  const closed = new Promise<number>((resolve) => {
    raw.on('close', (code) => {
      closeCode = code
      for (const waiter of waiters.splice(0)) waiter.reject(closedError(code))
      resolve(code)
    })
  })
  await once(raw, 'open')
  raw.on('error', () => {})

  const next = (): Promise<Frame> => {
    const frame = frames.shift()
    if (frame) return Promise.resolve(frame)
    if (closeCode !== undefined) return Promise.reject(closedError(closeCode))
    return new Promise((resolve, reject) => {
      waiters.push({ resolve, reject })
    })
  }
  return {
    raw,
    closed,
    send: (event, data) => raw.send(JSON.stringify({ event, data })),
    next,
    [Symbol.dispose]: () => raw.terminate(),
  }
}

export const openSignedIn = async (url: string, path: string, uid = 'me'): Promise<BrowserSocket> => {
  const socket = await openSocket(url, path)
  socket.send('authenticate', { uid, token: `good-${uid}` })
  const { event } = await socket.next()
  if (event !== 'authenticated') throw new Error(`The response to the sign-in was ${event}.`)
  return socket
}
