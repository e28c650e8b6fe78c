import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { signedInAs, startTestGateway } from '../test-support/gateway.ts'
import { rawRequest, sendRaw, statusesOf } from '@quizwright/server/test-support/raw-client.ts'

const typePath = '/api/quiz/quiz-type'

describe('a request', () => {
  test.each<[string, string, number]>([
    ['an unknown field', '{"quiz_id":"a","more":1}', 422],
    ['a wrong type', '{"quiz_id":1}', 422],
    ['an incomplete object', '{"quiz_id":', 400],
    ['an array 200,000 deep', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 400],
    ['the key __proto__', '{"quiz_id":"a","__proto__":{"x":1}}', 400],
    ['a number above the maximum', '{"quiz_id":1e400}', 422],
    ['no body', '', 400],
    ['a byte order mark', '\uFEFF{"quiz_id":"a"}', 400],
    ['half a surrogate pair', '{"quiz_id":"a","\\ud800":1}', 422],
  ])('with %s as body is refused and not forwarded', async (_name, body, status) => {
    await using gateway = await startTestGateway()
    const response = await request(gateway.url)
      .post(typePath)
      .set(signedInAs('me'))
      .set('content-type', 'application/json')
      .send(body)
    expect(response.status).toBe(status)
    expect(response.body).toMatchObject({
      status,
      code: expect.any(String),
      message: expect.any(String),
      requestId: response.headers['x-request-id'],
    })
    expect(gateway.upstream.received).toEqual([])
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json\t x',
    'application/json; charset=utf-7',
    'multipart/form-data; boundary=a',
  ])('of the media type %s is refused and not forwarded', async (type) => {
    await using gateway = await startTestGateway()
    const bytes = rawRequest(
      [
        `POST ${typePath} HTTP/1.1`,
        'Host: x',
        'uid: me',
        'authorization: good-me',
        'Connection: close',
        `Content-Type: ${type}`,
        'Content-Length: 15',
      ],
      '{"quiz_id":"a"}',
    )
    expect(statusesOf((await sendRaw(gateway.url, bytes)).text)).toEqual([415])
    expect(gateway.upstream.received).toEqual([])
  })

  test.each([
    '?from=0&from=1',
    '?from[]=0',
    '?from[a]=0',
    `?${Array.from({ length: 10_000 }, (_, i) => `a${i}`)
      .join('&')
      .slice(0, 8_000)}`,
  ])('with the query %.20s is refused and not forwarded', async (query) => {
    await using gateway = await startTestGateway()
    expect(
      (await request(gateway.url).get(`/api/quiz/get-quiz-questions/some-id${query}`).set(signedInAs('me')))
        .status,
    ).toBe(400)
    expect(gateway.upstream.received).toEqual([])
  })
})
