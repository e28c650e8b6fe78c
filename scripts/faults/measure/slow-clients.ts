import { mkdirSync, mkdtempDisposableSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'undici'
import { readMemory } from '../../../tests/support/process-memory.ts'
import type { Found } from '../figures/figure.ts'
import {
  asMegabytes,
  percentile,
  plainCall,
  round,
  signedIn,
  sleep,
  startGatewayProcess,
  startUpstream,
} from './machinery.ts'

const each = 1_000
/** Connections that the gateway itself may open meanwhile. */
const spare = 60
/** No reader is cut off before this time. */
const firstCutSeconds = 25
const longestMs = 75_000
const assetBytes = 4 * 1024 * 1024

/** A page with one asset that is larger than the socket buffers for a client that reads nothing. */
const makePageFolder = () => {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'quizwright-slow-'))
  mkdirSync(join(folder.path, 'assets'))
  writeFileSync(join(folder.path, 'index.html'), '<html></html>')
  writeFileSync(join(folder.path, 'assets', 'large.js'), Buffer.alloc(assetBytes, ' '))
  return folder
}

/**
 * The number of connections that the worker holds, because a client that reads nothing cannot notice that it
 * was cut off.
 */
const countConnections = (pid: number): number =>
  readdirSync(`/proc/${pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith('socket:')
    } catch {
      return false
    }
  }).length

const drip = (socket: Socket, bytes: string, everyMs: number): void => {
  const timer = setInterval(() => {
    if (socket.destroyed) clearInterval(timer)
    else socket.write(bytes)
  }, everyMs)
  socket.once('close', () => clearInterval(timer))
}

/**
 * The first two read the response, because otherwise they would notice being cut off only after two more
 * writes.
 */
const kinds = {
  headers: (socket: Socket) => {
    socket.resume()
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n')
    drip(socket, 'x', 3_000)
  },
  bodies: (socket: Socket) => {
    socket.resume()
    socket.write(
      'POST /api/v1/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
        'Content-Length: 5000\r\n\r\n{',
    )
    drip(socket, ' ', 1_000)
  },
  readers: (socket: Socket) => {
    // It reads the first bytes and then nothing more.
    socket.once('data', () => socket.pause())
    // 8 MB, more than the socket buffers hold.
    socket.write('GET /assets/large.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2))
  },
} as const

/**
 * Opens slow clients of one kind, and measures how many seconds each was open before it was cut off. `answeredAt`
 * has the times at which those who got a response received its first bytes.
 */
const openSlow = async (port: number, greet: (socket: Socket) => void) => {
  const cutAfter: number[] = []
  const answeredAt: number[] = []
  const sockets: Socket[] = []
  for (let count = 1; count <= each; count++) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.once('connect', () => {
      const openedAt = performance.now()
      socket.once('close', () => cutAfter.push((performance.now() - openedAt) / 1_000))
      socket.once('data', () => answeredAt.push(performance.now()))
      greet(socket)
    })
    sockets.push(socket)
    // A burst beyond the backlog of the listening socket would only measure the operating system.
    if (count % 50 === 0) await sleep(25)
  }
  return { sockets, cutAfter, answeredAt }
}

/**
 * R16: opens slow headers, bodies and readers together, and measures what a normal caller experiences
 * meanwhile.
 */
export const measureSlow = async (): Promise<Found> => {
  using pageFolder = makePageFolder()
  await using upstream = await startUpstream()
  await using gateway = await startGatewayProcess(upstream.url, { env: { PAGE_DIR: pageFolder.path } })
  const worker = gateway.workers()[0]!
  const pool = new Pool(gateway.url, { connections: 50 })
  const probe = async (): Promise<number> => {
    const startedAt = performance.now()
    const { body } = await pool.request({ path: plainCall, method: 'GET', headers: signedIn() })
    await body.dump()
    return performance.now() - startedAt
  }
  // Normal work comes first, so that the memory it needs is not attributed to slow clients.
  for (let count = 0; count < 400; count++) await Promise.all(Array.from({ length: 50 }, probe))
  const before = readMemory(worker)
  const port = Number(new URL(gateway.url).port)
  const connectionsBefore = countConnections(worker)
  const headers = await openSlow(port, kinds.headers)
  const bodies = await openSlow(port, kinds.bodies)
  const readers = await openSlow(port, kinds.readers)
  const startedAt = performance.now()
  let most = before
  const times: number[] = []
  // The moment when the last reader was cut off. Counted at the worker, because a client that reads nothing cannot
  // notice it.
  let readersCutAt = Infinity
  while (performance.now() - startedAt < longestMs) {
    times.push(await probe())
    most = Math.max(most, readMemory(worker))
    const left = countConnections(worker) - connectionsBefore
    const seesItsEnd = 2 * each - headers.cutAfter.length - bodies.cutAfter.length
    const seconds = (performance.now() - startedAt) / 1_000
    if (seconds > firstCutSeconds && left - seesItsEnd <= spare)
      readersCutAt = Math.min(readersCutAt, performance.now())
    if (seesItsEnd === 0 && left <= spare) break
    await sleep(20)
  }
  for (const { sockets } of [headers, bodies, readers]) for (const socket of sockets) socket.destroy()
  await sleep(5_000)
  const after = readMemory(worker)
  await pool.destroy()
  return describeSlow({
    headers: lastOf(headers.cutAfter),
    bodies: lastOf(bodies.cutAfter),
    // The limit runs from the last bytes that a reader took. Accepting a thousand readers takes seconds by itself.
    readers:
      readers.answeredAt.length < each ? Infinity : (readersCutAt - Math.max(...readers.answeredAt)) / 1_000,
    p99: percentile(times, 99),
    more: asMegabytes(most - before),
    kept: asMegabytes(after - before),
  })
}

/** The time of the last client; Infinity if any client has none. */
const lastOf = (times: readonly number[]): number => (times.length < each ? Infinity : Math.max(...times))

type Slow = Record<'headers' | 'bodies' | 'readers' | 'p99' | 'more' | 'kept', number>

const describeSlow = ({ headers, bodies, readers, p99, more, kept }: Slow): Found => {
  // The limits, plus the second between two checks of them, plus the second that the aim allows.
  const isInTime = headers <= 12 && readers <= 32 && bodies <= 62
  const met = isInTime && p99 < 100 && more <= 60
  const reasons = [
    !isInTime && 'the gateway checks its limits late, because three thousand clients share two cores with it',
    p99 >= 100 && 'three thousand slow clients, who share two cores with the gateway, take its time',
    more > 60 &&
      'a connection of Node with a request under way takes more than the 20 KB that the aim allows',
  ].filter(Boolean)
  return {
    found:
      `headers cut after ${round(headers)} s, readers after ${round(readers)} s, bodies after ${round(bodies)} s; ` +
      `an honest call p99 ${round(p99)} ms; ${more} MB more at most, ${kept} MB after they were gone`,
    met,
    ran: `${each} slow headers, ${each} slow bodies and ${each} slow readers at once, one worker`,
    ...(!met && { reason: reasons.join('; ') }),
  }
}
