import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { signedInAs, startTestGateway } from '../test-support/gateway.ts'
import { rawRequest, sendRaw, statusesOf } from '@quizwright/server/test-support/raw-client.ts'
import { json } from '../test-support/scripted-upstream.ts'

const countResponse = json(200, { status: 200, data: { count: 3 } })
const countPath = '/api/quiz/get-unpublished-count/me'
const typeResponse = json(200, { status: 200, data: { quiz_type: 'full' } })
const typePath = '/api/quiz/quiz-type'

describe('a request', () => {
  test("reaches its service under the row's path with only the allowed headers", async () => {
    await using gateway = await startTestGateway(countResponse)
    const spoofed = {
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'evil',
      'x-real-ip': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      'x-user-id': 'other',
      cookie: 'a=b',
      te: 'trailers',
      referer: 'http://x',
      'user-agent': 'me',
    }
    await request(gateway.url)
      .get(countPath)
      .set({ ...signedInAs('me'), ...spoofed, 'x-request-id': 'from-a-page' })
    const [{ url, headers }] = gateway.upstream.received as [(typeof gateway.upstream.received)[number]]
    expect(url).toBe('/quiz/get-unpublished-count/me')
    expect(headers).toEqual({
      host: gateway.upstream.url.slice(7),
      connection: 'keep-alive',
      accept: 'application/json',
      'accept-encoding': 'identity',
      'x-request-id': 'from-a-page',
      'x-forwarded-for': '127.0.0.1',
      uid: 'me',
      authorization: 'good-me',
    })
  })

  test('keeps its credentials even if its header Connection names them, and is not upgraded to HTTP/2', async () => {
    await using gateway = await startTestGateway(countResponse)
    const { text } = await sendRaw(
      gateway.url,
      rawRequest([
        `GET ${countPath} HTTP/1.1`,
        'Host: x',
        'uid: me',
        'authorization: good-me',
        'Connection: authorization, uid, close',
        'Upgrade: h2c',
        'HTTP2-Settings: AAMAAABk',
      ]),
    )
    expect(statusesOf(text)).toEqual([200])
    expect(gateway.upstream.received[0]?.headers).toMatchObject({ uid: 'me', authorization: 'good-me' })
  })

  test("with a duplicate key is forwarded with the key's last value only", async () => {
    await using gateway = await startTestGateway(typeResponse)
    await request(gateway.url)
      .post(typePath)
      .set(signedInAs('me'))
      .set('content-type', 'application/json')
      .send('{ "quiz_id": "a",\n "quiz_id":"b" }')
    expect(gateway.upstream.received[0]?.body).toBe('{"quiz_id":"b"}')
  })

  test('that hides another request in its body is refused, and neither is forwarded', async () => {
    await using gateway = await startTestGateway(typeResponse)
    const body = JSON.stringify({ quiz_id: 'a' })
    const hidden = 'GET /api/coursetag/get HTTP/1.1\r\nHost: x\r\n\r\n'
    const bytes = rawRequest(
      [
        `POST ${typePath} HTTP/1.1`,
        'Host: x',
        'uid: me',
        'authorization: good-me',
        'Connection: close',
        'Content-Type: application/json',
        `Content-Length: ${body.length + hidden.length}`,
      ],
      `${body}${hidden}`,
    )
    expect(statusesOf((await sendRaw(gateway.url, bytes)).text)).toEqual([400])
    expect(gateway.upstream.received).toEqual([])
  })
})
