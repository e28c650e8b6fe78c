import { once } from 'node:events'
import { request as sendRequest, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { signedInAs, startTestGateway, type TestGateway } from '../test-support/gateway.ts'
import { rawRequest, sendRaw, statusesOf } from '@quizwright/server/test-support/raw-client.ts'
import { json, startScriptedUpstream } from '../test-support/scripted-upstream.ts'
import { readMultipartType } from './relay-upload.ts'

const path = '/api/quiz/upload-csv'
const stored = json(200, { status: 200, data: { fileLink: 'a-key' } })

const openUpload = (gateway: TestGateway, headers: Record<string, string | number> = {}) =>
  sendRequest(`${gateway.url}${path}`, {
    method: 'POST',
    headers: { ...signedInAs('me'), 'content-type': 'multipart/form-data; boundary=abc', ...headers },
  })

/** The next upload that reaches the service. The validation of the token, which comes before it, is skipped. */
const nextUpload = async ({ upstream }: TestGateway): Promise<IncomingMessage> => {
  for (;;) {
    const [message] = (await once(upstream.server, 'request')) as [IncomingMessage]
    if (message.url === '/quiz/upload-csv') return message
  }
}

describe('an upload', () => {
  test('reaches the service unchanged', async () => {
    await using gateway = await startTestGateway(stored)
    const response = await request(gateway.url)
      .post(path)
      .set(signedInAs('me'))
      .attach('file', Buffer.from('question,option1\nä,b\n'), 'my questions.csv')
    expect([response.status, response.body]).toEqual([200, { status: 200, data: { fileLink: 'a-key' } }])
    const [received] = gateway.upstream.received
    expect(received?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(received?.body).toContain('question,option1\nä,b\n')
    expect(received?.body).toContain('filename="my questions.csv"')
  })

  test('is forwarded while it arrives', async () => {
    await using gateway = await startTestGateway(stored)
    const arriving = nextUpload(gateway)
    const upload = openUpload(gateway)
    upload.write('--abc\r\nthe first part')
    const message = await arriving
    upload.end('\r\n--abc--\r\n')
    const [response] = await once(upload, 'response')
    expect([message.url, response.statusCode]).toEqual(['/quiz/upload-csv', 200])
  })

  test('is read only as fast as the service reads it', async () => {
    await using gateway = await startTestGateway(stored, { limits: { uploadMs: 1_000 } })
    gateway.upstream.server.removeAllListeners('request')
    gateway.upstream.server.on('request', (message, response) => {
      if (message.url !== '/quiz/upload-csv') json(200, { success: true })({} as never, response, message)
    })
    const upload = openUpload(gateway)
    upload.on('error', () => {})
    const chunk = Buffer.alloc(1024 * 1024)
    let taken = 0
    while (
      taken < 64 &&
      (upload.write(chunk) ||
        (await Promise.race([once(upload, 'drain').then(() => true), sleep(300, false)])))
    )
      taken++
    upload.destroy()
    expect(taken).toBeLessThan(64)
  })

  test('is refused before it is read if its length is above the limit', async () => {
    await using gateway = await startTestGateway(stored)
    const upload = openUpload(gateway, { 'content-length': 200 * 1024 * 1024 })
    upload.on('error', () => {}).write('--abc')
    const [response] = await once(upload, 'response')
    upload.destroy()
    expect(response.statusCode).toBe(413)
    expect(gateway.upstream.received).toEqual([])
  })

  test('is refused once it exceeds the limit', async () => {
    await using gateway = await startTestGateway(json(200, { success: true, data: { link: '/files/x' } }))
    const upload = sendRequest(`${gateway.url}/api/uploader/uploadImageToS3`, {
      method: 'POST',
      headers: { ...signedInAs('me'), 'content-type': 'multipart/form-data; boundary=abc' },
    })
    const responded = once(
      upload.on('error', () => {}),
      'response',
    )
    upload.end(Buffer.alloc(6 * 1024 * 1024))
    const [response] = await responded
    expect(response.statusCode).toBe(413)
  })

  test("gets the service's response if the service refuses it before its end", async () => {
    await using gateway = await startTestGateway(stored)
    gateway.upstream.server.removeAllListeners('request')
    gateway.upstream.server.on('request', (message, response) =>
      message.once('data', () =>
        json(422, { status: 422, code: 'CSV_NOT_CSV', message: 'No CSV.', requestId: 'x' })(
          {} as never,
          response,
          message,
        ),
      ),
    )
    await using auth = await startScriptedUpstream()
    await using refusing = await startTestGateway(undefined, {
      upstreams: { quiz: gateway.upstream.url, main: gateway.upstream.url, auth: auth.url },
    })
    const upload = openUpload(refusing)
    const responded = once(
      upload.on('error', () => {}),
      'response',
    )
    for (let i = 0; i < 40; i++) upload.write(Buffer.alloc(256 * 1024))
    upload.end()
    const [response] = await responded
    expect(response.statusCode).toBe(422)
  })

  test('is aborted at the service when the browser aborts it', async () => {
    await using gateway = await startTestGateway(stored)
    const arriving = nextUpload(gateway)
    const upload = openUpload(gateway)
    upload.on('error', () => {}).write('--abc')
    const message = await arriving
    const disconnected = new Promise((resolve) => {
      message.on('error', () => {}).socket.once('close', resolve)
    })
    upload.destroy()
    await disconnected
    expect(message.complete).toBe(false)
  })
})

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'a'.repeat(10_240)}`,
  'multipart/form-data; boundary=a\u00e9',
  'multipart/form-data; boundary="a',
  undefined,
])('the content type %.40s is refused', (type) => {
  expect(() => readMultipartType(type)).toThrow('could not be read')
})

test.each([
  'multipart/form-data; boundary=----WebKitFormBoundaryAbC123',
  'multipart/form-data;boundary="a b"',
])('the content type %s is accepted', (type) => {
  expect(readMultipartType(type)).toBe(type)
})

test('a multipart body without a boundary is refused', async () => {
  await using gateway = await startTestGateway(stored)
  const bytes = rawRequest(
    [
      `POST ${path} HTTP/1.1`,
      'Host: x',
      'uid: me',
      'authorization: good-me',
      'Connection: close',
      'Content-Type: multipart/form-data; boundary=',
      'Content-Length: 1',
    ],
    'a',
  )
  expect(statusesOf((await sendRaw(gateway.url, bytes)).text)).toEqual([400])
})
