import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { guardedFetch } from './guarded-fetch.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})
const listen = async (respond: RequestListener): Promise<string> => {
  const server = createServer(respond)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test.each([301, 302, 303, 307, 308])('a redirect with %d is returned and not followed', async (status) => {
  const reached: string[] = []
  const inner = await listen((request, response) => {
    reached.push(request.url!)
    response.end('secret')
  })
  const outer = await listen((_request, response) =>
    response.writeHead(status, { location: `${inner}metadata` }).end(),
  )
  const response = await guardedFetch(outer, { method: 'POST', body: '{}', headers: { uid: 'ada' } })
  expect([response.status, await response.text(), reached]).toEqual([status, '', []])
})

test('a response of usual size is returned with its status and headers', async () => {
  const url = await listen((_request, response) =>
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"a":1}'),
  )
  const response = await guardedFetch(url)
  expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([
    201,
    'application/json',
    { a: 1 },
  ])
  const empty = await listen((_request, response) => response.writeHead(204).end())
  expect((await guardedFetch(empty)).status).toBe(204)
})

test('a body without end is cut off', async () => {
  let isCut = false
  const url = await listen((_request, response) => {
    const send = (): void => {
      while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
    }
    response.on('drain', send).on('close', () => (isCut = true))
    send()
  })
  await expect((await guardedFetch(url)).text()).rejects.toThrow('more than 1048576 bytes')
  await expect.poll(() => isCut).toBe(true)
})
