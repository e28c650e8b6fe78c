import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { waitUntilHealthy, whyNotFree } from './ports.ts'

const listen = async (status: number) => {
  const server = createServer((_request, response) => response.writeHead(status).end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, server, [Symbol.dispose]: () => void server.close() }
}

test('a taken port is reported with the variable that sets another one', async () => {
  using taken = await listen(200)
  expect(await whyNotFree(taken.port, '127.0.0.1', 'PORT')).toBe(
    `Port ${taken.port} is taken. Stop what uses it, or set PORT to another.`,
  )
  taken.server.close()
  await expect.poll(() => whyNotFree(taken.port, '127.0.0.1', 'PORT')).toBeUndefined()
})

test('an address that this machine does not have is reported too', async () => {
  expect(await whyNotFree(0, '192.0.2.1', 'PORT')).toContain('Nothing can listen on 192.0.2.1')
})

test('waits until an address responds with 200', async () => {
  using well = await listen(200)
  expect(await waitUntilHealthy(`http://127.0.0.1:${well.port}/`, new AbortController().signal)).toBe(true)
})

test('stops waiting when the signal aborts', async () => {
  using busy = await listen(503)
  expect(await waitUntilHealthy(`http://127.0.0.1:${busy.port}/`, AbortSignal.timeout(150))).toBe(false)
})
