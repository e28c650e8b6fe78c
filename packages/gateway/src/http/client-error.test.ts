import request from 'supertest'
import { expect, test } from 'vitest'
import { startTestGateway } from '../test-support/gateway.ts'
import { sendRaw, statusesOf } from '../test-support/raw-client.ts'

const quiet = 3_000

test('headers that do not arrive in time are answered 408 and cut off', async () => {
  await using gateway = await startTestGateway(undefined, {
    limits: { headersMs: 100, connectionCheckMs: 20 },
  })
  const { text, closed } = await sendRaw(gateway.url, 'GET /healthz HTTP/1.1\r\nHost: x\r\n', quiet)
  expect([statusesOf(text), closed]).toEqual([[408], true])
  expect(text).toContain('"code":"TOO_SLOW"')
})

const slowBody = (type: string, path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nuid: me\r\nauthorization: good-me\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{`

test('a body that does not arrive in time is answered 408 and cut off, and nobody is asked', async () => {
  await using gateway = await startTestGateway(undefined, { limits: { requestMs: 100 } })
  const { text, closed } = await sendRaw(
    gateway.url,
    slowBody('application/json', '/api/quiz/quiz-type'),
    quiet,
  )
  expect([statusesOf(text), closed]).toEqual([[408], true])
  expect(gateway.upstream.received).toEqual([])
})

test('an upload has longer than other bodies', async () => {
  await using gateway = await startTestGateway(undefined, { limits: { requestMs: 50 } })
  const { text, closed } = await sendRaw(
    gateway.url,
    slowBody('multipart/form-data; boundary=a', '/api/quiz/upload-csv'),
    300,
  )
  expect([text, closed]).toEqual(['', false])
})

test('but not for ever', async () => {
  await using gateway = await startTestGateway(undefined, {
    limits: { uploadMs: 200, connectionCheckMs: 20, headersMs: 100 },
  })
  const { text, closed } = await sendRaw(
    gateway.url,
    slowBody('multipart/form-data; boundary=a', '/api/quiz/upload-csv'),
    quiet,
  )
  expect(closed).toBe(true)
  expect(statusesOf(text)[0]).toBeGreaterThanOrEqual(400)
})

test('a connection on which nothing moves is closed', async () => {
  await using gateway = await startTestGateway(undefined, { limits: { slowReaderMs: 50 } })
  expect((await sendRaw(gateway.url, '', quiet)).closed).toBe(true)
})

test('one that is quick notices nothing of the timer', async () => {
  await using gateway = await startTestGateway(
    (_request, response) => setTimeout(() => response.end('{"status":200,"data":{"quiz_type":"full"}}'), 150),
    { limits: { requestMs: 50 } },
  )
  const answer = await request(gateway.url)
    .post('/api/quiz/quiz-type')
    .set({ uid: 'me', authorization: 'good-me' })
    .send({ quiz_id: 'a' })
  expect(answer.status).toBe(200)
})
