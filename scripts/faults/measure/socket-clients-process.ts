/**
 * Opens many signed-in WebSockets in a separate process, and reconnects them when they end. Controlled by
 * messages.
 */
import { WebSocket } from 'ws'

type Order = { open?: { url: string; count: number; uid: string }; ping?: true }

const sockets = new Set<WebSocket>()
let target: { url: string; uid: string } | undefined
let authenticated = 0
let refused = 0

const connect = (at: { url: string; uid: string }, no: number): void => {
  const socket = new WebSocket(at.url, { origin: new URL(at.url.replace('ws', 'http')).origin })
  let isIn = false
  socket.on('error', () => undefined)
  socket.on('open', () => {
    sockets.add(socket)
    const uid = `${at.uid}-${no}`
    socket.send(JSON.stringify({ event: 'authenticate', data: { uid, token: `good-${uid}` } }))
  })
  socket.on('message', (raw) => {
    if (!String(raw).includes('authenticated')) return void refused++
    isIn = true
    authenticated++
  })
  socket.on('close', () => {
    sockets.delete(socket)
    if (isIn) authenticated--
    // As in the page: soon, but not all at the same moment.
    setTimeout(() => connect(at, no), 200 + Math.random() * 3_000)
  })
}

const openAll = async ({ url, count, uid }: { url: string; count: number; uid: string }): Promise<void> => {
  target = { url, uid }
  for (let no = 0; no < count; no++) {
    connect(target, no)
    // A burst beyond the backlog of the listening socket would only measure the operating system.
    if (no % 50 === 49) await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** Measures the ping time of some sockets, in milliseconds. */
const pingSome = async (): Promise<number[]> => {
  const times: number[] = []
  for (const socket of [...sockets].filter((_, index) => index % 100 === 0)) {
    const startedAt = performance.now()
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, 5_000)
      socket.once('pong', () => {
        clearTimeout(timer)
        resolve()
      })
      socket.ping()
    })
    times.push(performance.now() - startedAt)
  }
  return times
}

process.on('disconnect', () => process.exit(0))
process.on('message', async (order: Order) => {
  if (order.open) await openAll(order.open)
  process.send?.({ authenticated, refused, pings: order.ping ? await pingSome() : [] })
})
