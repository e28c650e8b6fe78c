import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../tests/support/process-world.ts'
import type { Behaviour } from './upstream-process.ts'

export { sleep }

/** A service with scripted responses, in its own process. */
export type UpstreamProcess = AsyncDisposable & {
  url: string
  /** Changes how the service responds and resets its count of requests. */
  behave: (behaviour: Behaviour) => Promise<void>
  received: () => Promise<number>
}

export const startUpstream = async (port = 0): Promise<UpstreamProcess> => {
  const child = fork(fileURLToPath(new URL('./upstream-process.ts', import.meta.url)), [String(port)], {
    execArgv: [],
  })
  const [started] = (await once(child, 'message')) as [{ port: number }]
  const ask = async (message: object): Promise<{ received: number }> => {
    child.send(message)
    const [answer] = (await once(child, 'message')) as [{ received: number }]
    return answer
  }
  return {
    url: `http://127.0.0.1:${started.port}`,
    behave: async (behave) => void (await ask({ behave })),
    received: async () => (await ask({ count: true })).received,
    [Symbol.asyncDispose]: () => killChild(child),
  }
}

export const killChild = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

export const asMegabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10

/** A gateway as in production: a supervisor with its workers. */
export type GatewayProcess = AsyncDisposable & {
  url: string
  child: ChildProcess
  /** How often all workers were replaced. */
  rolls: () => number
  /** The process ids of the workers that listen, newest last. */
  workers: () => number[]
}

/** Limits that allow one address and one user as many requests as a measurement needs. */
const noRates = { LIMIT_REQUESTS_PER_USER: '100000000', LIMIT_REQUESTS_PER_ADDRESS: '100000000' }
const serverFile = fileURLToPath(new URL('../../../packages/gateway/src/server.ts', import.meta.url))

export const startGatewayProcess = async (
  upstreamUrl: string,
  { workers: workerCount = 1, env = {} }: { workers?: number; env?: Record<string, string> } = {},
): Promise<GatewayProcess> => {
  const port = await freePort()
  const child = spawn(process.execPath, [serverFile], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      MALLOC_ARENA_MAX: '1',
      PORT: String(port),
      PAGE_DIR: '/nowhere',
      GATEWAY_WORKERS: String(workerCount),
      QUIZ_SERVICE_URL: upstreamUrl,
      MAIN_SERVICE_URL: upstreamUrl,
      AUTH_SERVICE_URL: upstreamUrl,
      ...noRates,
      ...env,
    },
  })
  const workers: number[] = []
  let rolls = 0
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream! }).on('line', (line) => {
      const [, pid] = /"pid":(\d+).*Server listening/.exec(line) ?? []
      if (pid && !workers.includes(Number(pid))) workers.push(Number(pid))
      if (line.includes('all workers were replaced')) rolls++
    })
  const gateway: GatewayProcess = {
    url: `http://127.0.0.1:${port}`,
    child,
    rolls: () => rolls,
    workers: () => workers,
    [Symbol.asyncDispose]: () => killChild(child),
  }
  await until(() => workers.length >= workerCount, 60_000)
  return gateway
}

/** Waits until a condition holds; rejects after `patienceMs`. */
export const until = async (holds: () => boolean | Promise<boolean>, patienceMs = 60_000): Promise<void> => {
  const deadline = performance.now() + patienceMs
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`It did not happen within ${patienceMs / 1_000} s.`)
    await sleep(5)
  }
}

/** The percentile of values; `share` is in per cent. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN
}

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits))

export const signedIn = (uid = 'me'): Record<string, string> => ({ uid, authorization: `good-${uid}` })
export const plainCall = '/api/coursetag/get'
