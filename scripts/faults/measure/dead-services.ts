import { Pool } from 'undici'
import { freePort } from '../../../tests/support/process-world.ts'
import { readMemory } from '../../../tests/support/process-memory.ts'
import type { Found } from '../figures/figure.ts'
import {
  percentile,
  plainCall,
  round,
  signedIn,
  sleep,
  startGatewayProcess,
  startUpstream,
  until,
} from './machinery.ts'

/** The longest time for which the gateway remembers a sign-in. */
const rememberedMs = 2_000

type Call = { status: number; ms: number }

const call = async (pool: Pool, uid = 'me'): Promise<Call> => {
  const startedAt = performance.now()
  const status = await pool
    .request({ path: plainCall, method: 'GET', headers: signedIn(uid), headersTimeout: 60_000 })
    .then(
      async ({ statusCode, body }) => {
        await body.dump()
        return statusCode
      },
      () => 0,
    )
  return { status, ms: performance.now() - startedAt }
}

/** R13: measures how fast calls to a dead service are refused, and how soon it is used again. */
export const measureDead = async (): Promise<Found> => {
  const port = await freePort()
  await using gateway = await startGatewayProcess(`http://127.0.0.1:${port}`)
  const pool = new Pool(gateway.url, { connections: 200 })
  for (let count = 0; count < 10; count++) await call(pool)
  const one: Call[] = []
  for (let count = 0; count < 500; count++) one.push(await call(pool))
  const many = (
    await Promise.all(
      Array.from({ length: 200 }, async () => {
        const calls: Call[] = []
        for (let count = 0; count < 5; count++) calls.push(await call(pool))
        return calls
      }),
    )
  ).flat()
  await using _upstream = await startUpstream(port)
  const backAt = performance.now()
  await until(async () => (await call(pool)).status === 200, 60_000)
  const backMs = performance.now() - backAt
  await pool.destroy()
  const p99 = percentile(
    one.map(({ ms }) => ms),
    99,
  )
  const manyP99 = percentile(
    many.map(({ ms }) => ms),
    99,
  )
  const others = [...one, ...many].filter(({ status }) => status !== 503).length
  const met = p99 <= 5 && backMs <= 30_000 && others === 0
  return {
    found:
      `503 in p99 ${round(p99)} ms one after the other, ${round(manyP99)} ms at 200 at once; ` +
      `first answer ${round(backMs / 1_000)} s after the service was back`,
    met,
    ran: '500 calls, 1,000 calls at 200 at once, one service that came back',
    ...(!met && { reason: 'the calling program had one core less than it needed' }),
  }
}

/**
 * R14: sends a thousand calls to a service that hangs, and measures when each ends and what it costs
 * meanwhile. The callers are connected and the gateway is warmed up before it begins, as in a school: a
 * thousand new connections to a fresh process take a second by themselves.
 */
export const measureHung = async (): Promise<Found> => {
  const calls = 1_000
  await using upstream = await startUpstream()
  await using gateway = await startGatewayProcess(upstream.url)
  const pool = new Pool(gateway.url, { connections: calls })
  const callAll = () => Promise.all(Array.from({ length: calls }, (_, index) => call(pool, `user-${index}`)))
  for (let round = 0; round < 2; round++) {
    await callAll()
    await sleep(rememberedMs)
  }
  await upstream.behave('hang')
  const before = readMemory(gateway.workers()[0]!)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, readMemory(gateway.workers()[0]!))
  }, 250)
  const ended = await callAll()
  clearInterval(watch)
  await pool.destroy()
  const times = ended.map(({ ms }) => ms)
  const latest = Math.max(...times) / 1_000
  const perCall = (most - before) / calls / 1_024
  const wrong = ended.filter(({ status }) => status !== 504 && status !== 503).length
  const hung = ended.filter(({ status }) => status === 504).length
  const met = latest <= 15.3 && perCall <= 20 && wrong === 0
  return {
    found:
      `the last ended after ${round(latest)} s (${hung} with 504, ${calls - hung - wrong} refused with 503 ` +
      `once the breaker was open); ${round(perCall)} KB each`,
    met,
    ran: `${calls} calls of as many users at once, whose connections were open`,
    ...(!met && {
      reason:
        perCall > 20
          ? 'a call holds its request, its response, its timers and its entry of the pool'
          : 'a thousand sign-ins and calls begin on one core, which does other work too',
    }),
  }
}

/**
 * R15: counts how many requests a service gets for each request of a caller while it fails every other one.
 */
export const measureRetries = async (): Promise<Found> => {
  const calls = 5_000
  await using upstream = await startUpstream()
  await using gateway = await startGatewayProcess(upstream.url, {
    env: { LIMIT_BREAKER_FAILURES: '1000000' },
  })
  const pool = new Pool(gateway.url, { connections: 100 })
  await call(pool)
  await upstream.behave('fail every other')
  let left = calls
  await Promise.all(
    Array.from({ length: 100 }, async () => {
      while (left-- > 0) await call(pool)
    }),
  )
  await sleep(200)
  const ratio = (await upstream.received()) / calls
  await pool.destroy()
  return {
    found: `${round(ratio, 2)} requests for each`,
    met: ratio <= 1.2,
    ran: `${calls} calls, a hundred at once, every other answer a 503`,
    ...(ratio > 1.2 && { reason: 'three retries are always allowed, beside the fifth of the active ones' }),
  }
}
