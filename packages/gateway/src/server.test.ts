import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { json, startScriptedUpstream } from './test-support/scripted-upstream.ts'

const script = fileURLToPath(new URL('./server.ts', import.meta.url))

// Starting processes takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

type Running = AsyncDisposable & {
  url: string
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
}
const run = async (env: Record<string, string>): Promise<Running> => {
  const port = env['PORT'] ?? String(await freePort())
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: port,
      PAGE_DIR: '/nowhere',
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      output += String(data)
    })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    ended,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
const statusOf = (url: string): Promise<number> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.status,
    () => 0,
  )
const waitUntilListening = (url: string) =>
  expect.poll(() => statusOf(`${url}/healthz`), { timeout: 40_000 }).toBe(200)
const expectEnded = async ({ ended, url }: Running): Promise<void> => {
  expect(await ended).toBe(0)
  expect(await statusOf(`${url}/healthz`)).toBe(0)
}
const crashLine = /"worker":\d+.*a worker crashed/
/** Returns the process ids of the workers that have logged that they listen. */
const workerIds = (output: string): number[] => [
  ...new Set([...output.matchAll(/"pid":(\d+)[^\n]*Server listening/g)].map(([, pid]) => Number(pid))),
]

test('all errors in the settings are printed before anything listens', async () => {
  await using gateway = await run({ PORT: '99999', QUIZ_SERVICE_URL: 'ftp://x' })
  expect(await gateway.ended).toBe(1)
  expect(gateway.output()).toBe(
    [
      "The gateway can't start:",
      '- PORT must be a whole number from 0 to 65535.',
      '- QUIZ_SERVICE_URL must be an address like http://127.0.0.1:4001.',
      '',
    ].join('\n'),
  )
})

test.each(isLongForm ? ['0', '2'] : ['2'])(
  'a taken port is reported in one sentence (%s workers)',
  async (GATEWAY_WORKERS) => {
    await using taken = await startScriptedUpstream()
    const { port } = new URL(taken.url)
    await using gateway = await run({ PORT: port, GATEWAY_WORKERS })
    expect(await gateway.ended).toBe(1)
    expect(gateway.output()).toContain(`Port ${port} is taken. Stop what uses it, or set PORT to another.`)
  },
)

test('a killed worker is replaced while the gateway responds, and SIGTERM ends all processes', async () => {
  await using gateway = await run({ GATEWAY_WORKERS: '2' })
  await waitUntilListening(gateway.url)
  await expect.poll(() => workerIds(gateway.output()).length, { timeout: 40_000 }).toBe(2)
  process.kill(workerIds(gateway.output())[0]!, 'SIGKILL')
  await expect.poll(() => crashLine.test(gateway.output())).toBe(true)
  expect(await statusOf(`${gateway.url}/healthz`)).toBe(200)
  await expect.poll(() => workerIds(gateway.output()).length, { timeout: 40_000 }).toBe(3)
  gateway.child.kill('SIGTERM')
  await expectEnded(gateway)
})

if (isLongForm)
  test('given that the only worker was killed, then 503 is answered until another one is ready', async () => {
    await using gateway = await run({ GATEWAY_WORKERS: '1' })
    await waitUntilListening(gateway.url)
    // A worker that responds may not have logged yet that it listens.
    await expect.poll(() => workerIds(gateway.output()).length).toBe(1)
    process.kill(workerIds(gateway.output())[0]!, 'SIGKILL')
    const retryAfter = async () =>
      // A connection that was passed to the worker just before its end gets no response.
      fetch(`${gateway.url}/healthz`, { signal: AbortSignal.timeout(200) }).then(
        ({ status, headers }) => `${status} ${headers.get('retry-after')}`,
        () => 'refused',
      )
    await expect.poll(retryAfter, { interval: 5 }).toBe('503 1')
    await waitUntilListening(gateway.url)
  })

if (isLongForm)
  test('given two workers, then a caller who is above the limit at one is refused by both', async () => {
    const max = 40
    await using gateway = await run({ GATEWAY_WORKERS: '2', LIMIT_REQUESTS_PER_ADDRESS: String(max) })
    await waitUntilListening(gateway.url)
    await expect.poll(() => workerIds(gateway.output()).length, { timeout: 40_000 }).toBe(2)
    // A connection each, so that both workers get their share of the requests.
    const askOften = async (times: number): Promise<number[]> => {
      const statuses: number[] = []
      for (let time = 0; time < times; time += 1)
        statuses.push(
          (await fetch(`${gateway.url}/api/coursetag/get`, { headers: { connection: 'close' } })).status,
        )
      return statuses
    }
    expect(await askOften(max / 2)).not.toContain(429)
    await sleep(500)
    await askOften(max)
    // Alone, each worker would have counted three quarters of the limit.
    await sleep(500)
    expect(new Set(await askOften(4))).toEqual(new Set([429]))
  })

test('only the operations port shows the state of every process and their summed metrics', async () => {
  await using upstream = await startScriptedUpstream(json(200, { success: true, tags: [] }))
  const operations = await freePort()
  await using gateway = await run({
    QUIZ_SERVICE_URL: upstream.url,
    MAIN_SERVICE_URL: upstream.url,
    AUTH_SERVICE_URL: upstream.url,
    GATEWAY_WORKERS: '2',
    OPERATIONS_PORT: String(operations),
  })
  await waitUntilListening(gateway.url)
  await expect.poll(() => workerIds(gateway.output()).length, { timeout: 40_000 }).toBe(2)
  for (let i = 0; i < 6; i++)
    expect(
      (await fetch(`${gateway.url}/api/coursetag/get`, { headers: { uid: 'me', authorization: 'good-me' } }))
        .status,
    ).toBe(200)
  const report = { kind: 'vital', screen: '/quiz/quiz-landing', vital: 'LCP', value: 812 }
  expect(
    (
      await fetch(`${gateway.url}/reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
      })
    ).status,
  ).toBe(204)

  const read = (path: string): Promise<string> =>
    fetch(`http://127.0.0.1:${operations}${path}`).then((response) => response.text())
  const { processes } = JSON.parse(await read('/status.json')) as {
    processes: { pid: number; version: string; upstreams: { main: object } }[]
  }
  expect(processes.map(({ pid }) => pid).sort()).toEqual(workerIds(gateway.output()).sort())
  expect(processes[0]).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    channels: { csvUpload: { open: 0, working: 0 }, questionSaving: { open: 0, working: 0 } },
  })
  expect(processes.map(({ upstreams }) => upstreams.main)).toContainEqual({
    origin: upstream.url,
    breaker: 'closed',
    latencyMs: expect.any(Number),
  })
  const metrics = await read('/metrics')
  expect(metrics).toMatch(
    /quizwright_http_request_seconds_count\{method="GET",route="\/api\/coursetag\/get",status="200"\} 6/,
  )
  expect(metrics).toMatch(/quizwright_page_vitals_sum\{vital="LCP",screen="\/quiz\/quiz-landing"\} 812/)
  expect(await read('/status')).toContain(upstream.url)
  expect(await statusOf(`${gateway.url}/metrics`)).toBe(404)
  expect(await statusOf(`${gateway.url}/status.json`)).toBe(404)
})

test('a rolling restart under load fails no request', async () => {
  await using upstream = await startScriptedUpstream(json(200, { success: true, tags: [] }))
  const services = {
    QUIZ_SERVICE_URL: upstream.url,
    MAIN_SERVICE_URL: upstream.url,
    AUTH_SERVICE_URL: upstream.url,
  }
  await using gateway = await run({
    ...services,
    GATEWAY_WORKERS: '2',
    LIMIT_ROLL_IDLE_MS: '500',
    LIMIT_REQUESTS_PER_USER: '1000000',
    LIMIT_REQUESTS_PER_ADDRESS: '1000000',
    LIMIT_EVENT_LOOP_DELAY_MS: '60000',
  })
  await waitUntilListening(gateway.url)
  let isSending = true
  let succeeded = 0
  const failures: string[] = []
  const clients = Array.from({ length: 8 }, async () => {
    while (isSending && failures.length < 10) {
      const response = await fetch(`${gateway.url}/api/coursetag/get`, {
        headers: { uid: 'me', authorization: 'good-me' },
      }).then(
        async (received) => ({ ok: received.ok, text: await received.text() }),
        (error: Error) => ({ ok: false, text: String(error.cause) }),
      )
      if (response.ok) succeeded++
      else failures.push(response.text)
      // Without this, a worker could close an idle connection at the moment of its next request.
      await sleep(5)
    }
  })
  await expect.poll(() => succeeded, { timeout: 40_000 }).toBeGreaterThan(50)
  gateway.child.kill('SIGHUP')
  await expect
    .poll(() => gateway.output().includes('all workers were replaced'), { timeout: 40_000 })
    .toBe(true)
  isSending = false
  await Promise.all(clients)
  expect(failures).toEqual([])
})

if (isLongForm)
  test('SIGTERM ends the gateway at once while a worker is still loading', async () => {
    await using gateway = await run({ GATEWAY_WORKERS: '2' })
    await waitUntilListening(gateway.url)
    await expect.poll(() => workerIds(gateway.output()).length).toBeGreaterThan(0)
    process.kill(workerIds(gateway.output())[0]!, 'SIGKILL')
    await expect.poll(() => crashLine.test(gateway.output())).toBe(true)
    gateway.child.kill('SIGTERM')
    expect(await gateway.ended).toBe(0)
  })

test.each([
  ['gets SIGTERM', '0', (child: ChildProcess) => child.kill('SIGTERM')],
  // The children of a killed parent only see a closed channel.
  ['loses its parent', '2', (child: ChildProcess) => child.disconnect()],
])('the gateway ends with code 0 when it %s (%s workers)', async (_name, GATEWAY_WORKERS, end) => {
  await using gateway = await run({ GATEWAY_WORKERS })
  await waitUntilListening(gateway.url)
  end(gateway.child)
  await expectEnded(gateway)
})
