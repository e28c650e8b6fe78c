import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startBalancer } from './balancer.ts'

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
    // One that says it is not well is better than nobody.
    await expect.poll(() => ask().catch(() => 'nobody')).toBe('one')
    await one.stop()
    await expect(ask()).rejects.toThrow('fetch failed')
  } finally {
    await balancer.close()
  }
})
