import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Backend = { host: string; port: number }
export type BalancerOptions = {
  host: string
  /** 0 for any free port. */
  port: number
  backends: readonly Backend[]
  /** The path to which a backend responds with 200 while it accepts connections. */
  healthPath: string
  checkMs?: number
}

const checkPatienceMs = 1_000
const connectPatienceMs = 1_000

const isWell = ({ host, port }: Backend, healthPath: string): Promise<boolean> =>
  fetch(`http://${host}:${port}${healthPath}`, { signal: AbortSignal.timeout(checkPatienceMs) }).then(
    (answer) => answer.ok,
    () => false,
  )

const open = (backend: Backend): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const socket = connect(backend)
    const end = (opened: Socket | undefined): void => {
      clearTimeout(timer)
      socket.off('error', failed)
      if (!opened) socket.destroy()
      resolve(opened)
    }
    const failed = (): void => end(undefined)
    const timer = setTimeout(failed, connectPatienceMs)
    socket.once('error', failed).once('connect', () => end(socket))
  })

/**
 * Balances TCP connections round-robin over healthy backends and skips those that cannot be reached. It only
 * forwards bytes, so sockets and uploads work too. If a backend dies, its connections end and clients make
 * new ones.
 */
export const startBalancer = async ({
  host,
  port,
  backends,
  healthPath,
  checkMs = 250,
}: BalancerOptions): Promise<{ url: string; close: () => Promise<void> }> => {
  let well: readonly Backend[] = []
  let turn = 0
  const clients = new Set<Socket>()

  const check = async (): Promise<void> => {
    const answers = await Promise.all(backends.map((backend) => isWell(backend, healthPath)))
    well = backends.filter((_, index) => answers[index])
  }
  /** Healthy backends first, round-robin; then the others, because the last check may be out of date. */
  const inTurn = (): Backend[] => {
    turn += 1
    const first = well.map((_, index) => well[(index + turn) % well.length]!)
    return [...first, ...backends.filter((backend) => !well.includes(backend))]
  }
  const join = async (client: Socket): Promise<void> => {
    for (const backend of inTurn()) {
      const behind = await open(backend)
      if (!behind) continue
      const end = (): void => {
        client.destroy()
        behind.destroy()
      }
      for (const socket of [client, behind]) socket.on('error', end).on('close', end)
      client.pipe(behind).pipe(client)
      return
    }
    client.destroy()
  }

  const server = createServer({ noDelay: true }, (client) => {
    clients.add(client)
    client.on('error', () => client.destroy()).on('close', () => clients.delete(client))
    void join(client)
  })
  await check()
  const timer = setInterval(() => void check(), checkMs)
  server.listen(port, host)
  await once(server, 'listening')
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      clearInterval(timer)
      for (const client of clients) client.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
