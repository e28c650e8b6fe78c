import { once } from 'node:events'
import { Pool } from 'undici'
import type { Found } from '../figures/figure.ts'
import { plainCall, round, signedIn, sleep, startGatewayProcess, startUpstream, until } from './machinery.ts'

/** Clients that call without a pause over keep-alive connections. */
const startLoad = (url: string, clients: number) => {
  // A connection that is handed to a worker just before its end gets no response, which counts as a failure.
  const pool = new Pool(url, {
    connections: clients,
    pipelining: 1,
    headersTimeout: 5_000,
    bodyTimeout: 5_000,
  })
  const answers: { at: number; ok: boolean }[] = []
  let isSending = true
  const sending = Array.from({ length: clients }, async () => {
    while (isSending) {
      const ok = await pool.request({ path: plainCall, method: 'GET', headers: signedIn() }).then(
        async ({ statusCode, body }) => {
          await body.dump()
          return statusCode === 200
        },
        () => false,
      )
      answers.push({ at: performance.now(), ok })
    }
  })
  return {
    answers,
    stop: async () => {
      isSending = false
      await Promise.all(sending)
      await pool.destroy()
    },
  }
}

const rolls = 5
const clients = 50

/** R5: replaces the workers under load and counts failed requests. */
export const measureRolls = async (): Promise<Found> => {
  await using upstream = await startUpstream()
  await using gateway = await startGatewayProcess(upstream.url, {
    workers: 2,
    env: { LIMIT_ROLL_IDLE_MS: '1000' },
  })
  const load = startLoad(gateway.url, clients)
  await sleep(1_000)
  for (let roll = 1; roll <= rolls; roll++) {
    gateway.child.kill('SIGHUP')
    await until(() => gateway.rolls() >= roll, 120_000)
  }
  await until(() => load.answers.length >= 20_000, 120_000)
  await load.stop()
  const failed = load.answers.filter(({ ok }) => !ok).length
  return {
    found: `${failed} of ${load.answers.length} failed`,
    met: failed === 0,
    ran: `${rolls} rolls of two workers under ${clients} connections without a pause`,
    ...(failed > 0 && { reason: 'connections of a worker that ended were cut' }),
  }
}

/** R6: measures the time from SIGTERM to the end, with and without requests in progress. */
export const measureEnds = async (): Promise<Found> => {
  await using upstream = await startUpstream()
  const endMs = async (isBusy: boolean): Promise<{ ms: number; code: number | null }> => {
    await using gateway = await startGatewayProcess(upstream.url, { workers: 2 })
    const load = isBusy ? startLoad(gateway.url, clients) : undefined
    await sleep(1_000)
    const startedAt = performance.now()
    const ended = once(gateway.child, 'exit') as Promise<[number | null]>
    gateway.child.kill('SIGTERM')
    const [code] = await ended
    const ms = performance.now() - startedAt
    await load?.stop()
    return { ms, code }
  }
  const [idle, busy] = [await endMs(false), await endMs(true)]
  const met = idle.ms <= 300 && busy.ms <= 30_000 && idle.code === 0 && busy.code === 0
  return {
    found: `${round(idle.ms, 0)} ms idle, ${round(busy.ms, 0)} ms under load, codes ${idle.code} and ${busy.code}`,
    met,
    ran: `two workers, ${clients} connections`,
    ...(!met && { reason: 'a process of Node needs longer to end while the machine does other work' }),
  }
}

/** R7: kills a worker under load and measures how long nobody responds, and who notices. */
export const measureCrash = async (): Promise<Found> => {
  await using upstream = await startUpstream()
  await using gateway = await startGatewayProcess(upstream.url, { workers: 2 })
  const load = startLoad(gateway.url, 20)
  await sleep(1_500)
  const killedAt = performance.now()
  process.kill(gateway.workers()[0]!, 'SIGKILL')
  await sleep(6_000)
  await load.stop()
  const after = load.answers.filter(({ at }) => at > killedAt)
  const next = after.find(({ ok }) => ok)
  const nextMs = next ? next.at - killedAt : Number.POSITIVE_INFINITY
  const failed = after.filter(({ ok }) => !ok).length
  return {
    found: `the next answer after ${round(nextMs, 0)} ms; ${failed} calls under way in that worker failed`,
    met: nextMs <= 1_000 && failed <= 20,
    ran: 'one of two workers killed under 20 connections',
  }
}
