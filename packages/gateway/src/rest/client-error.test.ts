import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import request from 'supertest'
import { expect, test } from 'vitest'
import { startTestGateway } from '../test-support/gateway.ts'
import { rawRequest, sendRaw, statusesOf } from '@quizwright/server/test-support/raw-client.ts'

const quietMs = 3_000

test('headers that do not arrive in time get 408, and the connection is closed', async () => {
  await using gateway = await startTestGateway(undefined, {
    limits: { headersMs: 100, connectionCheckMs: 20 },
  })
  const { text, isClosed } = await sendRaw(gateway.url, 'GET /healthz HTTP/1.1\r\nHost: x\r\n', quietMs)
  expect([statusesOf(text), isClosed]).toEqual([[408], true])
  expect(text).toContain('"code":"TOO_SLOW"')
})

const slowBody = (type: string, path: string) =>
  rawRequest(
    [
      `POST ${path} HTTP/1.1`,
      'Host: x',
      'uid: me',
      'authorization: good-me',
      `Content-Type: ${type}`,
      'Content-Length: 100',
    ],
    '{',
  )

test('a body that does not arrive in time gets 408, and no service is called', async () => {
  await using gateway = await startTestGateway(undefined, {
    limits: { requestMs: 100, connectionCheckMs: 20 },
  })
  const { text, isClosed } = await sendRaw(
    gateway.url,
    slowBody('application/json', '/api/quiz/quiz-type'),
    quietMs,
  )
  expect([statusesOf(text), isClosed]).toEqual([[408], true])
  expect(gateway.upstream.received).toEqual([])
})

test('a slow body behind another request of the same connection gets 408 too', async () => {
  await using gateway = await startTestGateway(undefined, {
    limits: { requestMs: 100, connectionCheckMs: 20 },
  })
  const first = rawRequest(['GET /healthz HTTP/1.1', 'Host: x'])
  const { text, isClosed } = await sendRaw(
    gateway.url,
    first + slowBody('application/json', '/api/quiz/quiz-type'),
    quietMs,
  )
  expect([statusesOf(text), isClosed]).toEqual([[200, 408], true])
})

test('an upload may take longer than other bodies while it arrives', async () => {
  await using gateway = await startTestGateway(undefined, {
    limits: { requestMs: 500, connectionCheckMs: 20 },
  })
  const { hostname, port } = new URL(gateway.url)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.on('data', (data) => (received += data.toString('latin1')))
  socket.write(slowBody('multipart/form-data; boundary=a', '/api/quiz/upload-csv'))
  for (let sent = 0; sent < 40; sent++) {
    await sleep(50)
    socket.write('-')
  }
  expect([received, socket.destroyed]).toEqual(['', false])
  socket.destroy()
})

test('an upload of which nothing more arrives gets 408', async () => {
  await using gateway = await startTestGateway(undefined, {
    limits: { requestMs: 100, connectionCheckMs: 20 },
  })
  const { text, isClosed } = await sendRaw(
    gateway.url,
    slowBody('multipart/form-data; boundary=a', '/api/quiz/upload-csv'),
    quietMs,
  )
  expect([statusesOf(text), isClosed]).toEqual([[408], true])
})

test('a body that stops arriving gets 408 although readers have less time', async () => {
  // A quiet connection is cut two checks after that time: they are long, so that a busy machine doesn't cut it first.
  await using gateway = await startTestGateway(undefined, {
    limits: { requestMs: 400, slowReaderMs: 50, connectionCheckMs: 150 },
  })
  const { text } = await sendRaw(gateway.url, slowBody('application/json', '/api/quiz/quiz-type'), quietMs)
  expect(statusesOf(text)).toEqual([408])
})

test('an upload that exceeds its own time limit is refused', async () => {
  await using gateway = await startTestGateway(undefined, {
    limits: { uploadMs: 200, connectionCheckMs: 20, headersMs: 100 },
  })
  const { text, isClosed } = await sendRaw(
    gateway.url,
    slowBody('multipart/form-data; boundary=a', '/api/quiz/upload-csv'),
    quietMs,
  )
  expect(isClosed).toBe(true)
  expect(statusesOf(text)[0]).toBeGreaterThanOrEqual(400)
})

test('a connection without traffic is closed', async () => {
  await using gateway = await startTestGateway(undefined, {
    limits: { requestMs: 50, slowReaderMs: 50, connectionCheckMs: 20 },
  })
  expect((await sendRaw(gateway.url, '', quietMs)).isClosed).toBe(true)
})

test('given a body that arrived in time, then the response may take longer than the limit for bodies', async () => {
  await using gateway = await startTestGateway(
    (_request, response) => setTimeout(() => response.end('{"status":200,"data":{"quiz_type":"full"}}'), 150),
    { limits: { requestMs: 50, connectionCheckMs: 20 } },
  )
  const response = await request(gateway.url)
    .post('/api/quiz/quiz-type')
    .set({ uid: 'me', authorization: 'good-me' })
    .send({ quiz_id: 'a' })
  expect(response.status).toBe(200)
})
