import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { remoteIdentity } from './remote-identity.ts'

let server: Server
let url: string
let answer: { status: number; body: string; headers?: Record<string, string> }
let received: (string | undefined)[]
beforeEach(async () => {
  received = []
  server = createServer((request, response) => {
    received.push(request.headers.authorization)
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      .end(answer.body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

const requireToken = () => remoteIdentity(url).require({ uid: 'ada', token: 'secret' })

test('a token that the auth service accepts identifies its user', async () => {
  answer = { status: 200, body: '{"success":true}' }
  expect(await requireToken()).toEqual({ userId: 'ada' })
  expect(received).toEqual(['secret'])
})

test.each([
  [401, '{}'],
  [403, '{}'],
  [200, '{"success":false}'],
])('given the response %d %s, then the token counts as refused', async (status, body) => {
  answer = { status, body }
  await expect(requireToken()).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
})

test.each([
  [404, '{}'],
  [408, '{}'],
  [429, '{}'],
  [500, '{}'],
  [503, '{}'],
  [302, ''],
  [200, 'no JSON'],
])('given the response %d %s, then nobody is signed out', async (status, body) => {
  answer = { status, body, headers: { location: 'http://127.0.0.1:9/' } }
  await expect(requireToken()).rejects.toMatchObject({ status: expect.toSatisfy((code) => code >= 500) })
})
