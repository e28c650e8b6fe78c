import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../start-postgres.ts'
import { startBalancer } from './balancer.ts'
import { findHaproxy } from './find-program.ts'

const startBackend = async (name: string) => {
  let isWell = true
  const server = createServer((request, response) => {
    if (request.url === '/healthz') response.writeHead(isWell ? 200 : 503).end()
    else response.writeHead(200, { connection: 'close' }).end(name)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    backend: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    fallIll: () => void (isWell = false),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('given one healthy backend left, all connections go to it', async () => {
  const [one, other] = [await startBackend('one'), await startBackend('other')]
  const balancer = await startBalancer({
    host: '127.0.0.1',
    port: 0,
    backends: [one.backend, other.backend],
    healthPath: '/healthz',
    checkMs: 20,
  })
  const ask = (): Promise<string> =>
    fetch(balancer.url, { headers: { connection: 'close' } }).then((answer) => answer.text())
  const askTimes = async (times: number): Promise<string[]> => {
    const said = []
    for (let i = 0; i < times; i++) said.push(await ask())
    return said
  }
  try {
    expect(new Set(await askTimes(4))).toEqual(new Set(['one', 'other']))
    one.fallIll()
    await expect.poll(async () => new Set(await askTimes(4))).toEqual(new Set(['other']))
    await other.stop()
    // An unhealthy backend is better than none.
    await expect.poll(() => ask().catch(() => 'nobody')).toBe('one')
    await one.stop()
    await expect(ask()).rejects.toThrow('fetch failed')
  } finally {
    await balancer.close()
  }
})

const haproxy = findHaproxy()
if (haproxy.missing) console.log(`The test of HAProxy is left out: ${haproxy.missing}`)

test.runIf(haproxy.path !== undefined)(
  'given HAProxy instead, connections go to healthy backends',
  async () => {
    const [one, other] = [await startBackend('one'), await startBackend('other')]
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const balancer = fork(join(import.meta.dirname, 'haproxy-server.ts'), {
      silent: true,
      env: {
        ...process.env,
        HAPROXY_PROGRAM: haproxy.path,
        BALANCER_PORT: String(port),
        BALANCER_BACKENDS: [one, other].map(({ backend }) => `${backend.host}:${backend.port}`).join(','),
        BALANCER_HEALTH_PATH: '/healthz',
      },
    })
    const ask = (): Promise<string> =>
      fetch(url, { headers: { connection: 'close' } }).then(
        (answer) => answer.text(),
        () => 'nobody',
      )
    const askTwice = async (): Promise<Set<string>> => new Set([await ask(), await ask()])
    try {
      await expect.poll(askTwice, { timeout: 5_000 }).toEqual(new Set(['one', 'other']))
      one.fallIll()
      await expect.poll(askTwice, { timeout: 5_000 }).toEqual(new Set(['other']))
    } finally {
      balancer.kill('SIGTERM')
      await once(balancer, 'exit')
      await Promise.all([one.stop(), other.stop()])
    }
    expect(await ask()).toBe('nobody')
  },
)
