import type { Row } from '@quizwright/contracts/define.ts'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { fillPath } from '@quizwright/contracts/http/client.ts'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { signedInAs, startTestGateway } from '../test-support/gateway.ts'
import { sendRaw, statusesOf } from '../test-support/raw-client.ts'
import { json, type Script } from '../test-support/scripted-upstream.ts'

const counted = json(200, { status: 200, data: { count: 3 } })
const countPath = '/api/quiz/get-unpublished-count/me'
const typePath = '/api/quiz/quiz-type'
const rows = Object.entries(endpoints as Record<string, Row>)
const guarded = rows.filter(([, row]) => row.access === 'instructor')

/** A row's own example with `id` wherever an id of the world belongs. */
const exampleOf = (row: Row, instructor: string) => {
  const fill = <T>(part: T): T =>
    JSON.parse(
      JSON.stringify(part ?? null)
        .replaceAll('$instructor', instructor)
        .replaceAll(/\$\w+/g, 'some-id'),
    ) as T
  const params = Object.fromEntries([...row.path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, 'some-id']))
  const { query = {}, body } = row.example
  const named = Object.fromEntries(
    (row.scope?.instructor ?? [])
      .filter((place) => place.startsWith('body.'))
      .map((place) => [place.slice(5), instructor]),
  )
  return {
    path: `/api/${fillPath(row.path, { ...params, ...fill(row.example.params ?? {}) })}`,
    query: fill(query),
    body: { ...(fill(body) as object | null), ...named },
  }
}
const send = (url: string, row: Row, headers: Record<string, string>, instructor = 'me') => {
  const { path, query, body } = exampleOf(row, instructor)
  const asked = request(url)
    [row.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'](path)
    .query(query)
    .set(headers)
  if (row.upload) return asked.attach(row.upload.file, Buffer.from('a'), 'a.csv')
  return row.body ? asked.send(body) : asked
}

describe('every row that is not public', () => {
  test("answers 401 without credentials, with half of them, with a dead token and with another's uid, and asks no service", async () => {
    await using gateway = await startTestGateway(counted, { limits: { requestsPerAddress: 100_000 } })
    for (const headers of [
      {},
      { uid: 'me' },
      { authorization: 'good-me' },
      { uid: 'me', authorization: 'bad' },
      { uid: 'me', authorization: 'good-other' },
    ]) {
      const statuses = await Promise.all(
        guarded.map(async ([name, row]) => [
          name,
          (await send(gateway.url, row, headers as Record<string, string>)).status,
        ]),
      )
      expect(statuses.filter(([, status]) => status !== 401)).toEqual([])
    }
    expect(gateway.upstream.received).toEqual([])
  })

  test('answers 403 when it names another instructor', async () => {
    await using gateway = await startTestGateway(counted)
    const scoped = guarded.filter(([, row]) => row.scope?.instructor)
    const statuses = await Promise.all(
      scoped.map(async ([name, row]) => [
        name,
        (await send(gateway.url, row, signedInAs('me'), 'another')).status,
      ]),
    )
    expect(statuses.filter(([, status]) => status !== 403)).toEqual([])
    expect(scoped.length).toBeGreaterThan(10)
    expect(gateway.upstream.received).toEqual([])
  })
})

describe('a call', () => {
  test("reaches its service under the row's path with nothing but the allowed headers", async () => {
    await using gateway = await startTestGateway(counted)
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

  test('keeps its credentials when the connection header tries to drop them, and stays on HTTP/1.1', async () => {
    await using gateway = await startTestGateway(counted)
    const { text } = await sendRaw(
      gateway.url,
      `GET ${countPath} HTTP/1.1\r\nHost: x\r\nuid: me\r\nauthorization: good-me\r\nConnection: authorization, uid, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
    )
    expect(statusesOf(text)).toEqual([200])
    expect(gateway.upstream.received[0]?.headers).toMatchObject({ uid: 'me', authorization: 'good-me' })
  })

  test('goes on as the parsed body and nothing else: of a doubled key the last one', async () => {
    await using gateway = await startTestGateway(json(200, { status: 200, data: { quiz_type: 'full' } }))
    await request(gateway.url)
      .post(typePath)
      .set(signedInAs('me'))
      .set('content-type', 'application/json')
      .send('{ "quiz_id": "a",\n "quiz_id":"b" }')
    expect(gateway.upstream.received[0]?.body).toBe('{"quiz_id":"b"}')
  })

  test('that hides another in its body is one call to the service', async () => {
    await using gateway = await startTestGateway(json(200, { status: 200, data: { quiz_type: 'full' } }))
    const body = JSON.stringify({ quiz_id: 'a' })
    const hidden = 'GET /api/coursetag/get HTTP/1.1\r\nHost: x\r\n\r\n'
    const bytes = `POST ${typePath} HTTP/1.1\r\nHost: x\r\nuid: me\r\nauthorization: good-me\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length + hidden.length}\r\n\r\n${body}${hidden}`
    expect(statusesOf((await sendRaw(gateway.url, bytes)).text)).toEqual([400])
    expect(gateway.upstream.received).toEqual([])
  })

  test.each<[string, string, number]>([
    ['an unknown field', '{"quiz_id":"a","more":1}', 422],
    ['a wrong type', '{"quiz_id":1}', 422],
    ['half an object', '{"quiz_id":', 400],
    ['an array 200,000 deep', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 400],
    ['a prototype', '{"quiz_id":"a","__proto__":{"x":1}}', 400],
    ['a number beyond all', '{"quiz_id":1e400}', 422],
    ['no body', '', 400],
    ['a byte order mark', '\uFEFF{"quiz_id":"a"}', 400],
    ['half a character', '{"quiz_id":"a","\\ud800":1}', 422],
  ])('with %s is refused here', async (_name, body, status) => {
    await using gateway = await startTestGateway(counted)
    const answer = await request(gateway.url)
      .post(typePath)
      .set(signedInAs('me'))
      .set('content-type', 'application/json')
      .send(body)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({
      status,
      code: expect.any(String),
      message: expect.any(String),
      requestId: answer.headers['x-request-id'],
    })
    expect(gateway.upstream.received).toEqual([])
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json\t x',
    'application/json; charset=utf-7',
    'multipart/form-data; boundary=a',
  ])('of the type %s is refused', async (type) => {
    await using gateway = await startTestGateway(counted)
    const bytes = `POST ${typePath} HTTP/1.1\r\nHost: x\r\nuid: me\r\nauthorization: good-me\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: 15\r\n\r\n{"quiz_id":"a"}`
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
  ])('with the query %.20s is refused', async (query) => {
    await using gateway = await startTestGateway(counted)
    expect(
      (await request(gateway.url).get(`/api/quiz/get-quiz-questions/some-id${query}`).set(signedInAs('me')))
        .status,
    ).toBe(400)
    expect(gateway.upstream.received).toEqual([])
  })
})

describe('an answer', () => {
  test('of the contract passes byte for byte, what the contract does not know included', async () => {
    const bytes = '{ "status": 200, "data": {"count": 3, "more": [1, 2]}, "extra": "ü" }'
    await using gateway = await startTestGateway((_request, response) =>
      response.setHeader('set-cookie', 'a=b').setHeader('x-inside', 'secret').end(bytes),
    )
    const answer = await request(gateway.url).get(countPath).set(signedInAs('me'))
    expect([answer.status, answer.text]).toEqual([200, bytes])
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(answer.headers).not.toHaveProperty('x-inside')
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })

  const page = '<html>Error at /srv/app.js:12 SELECT * FROM users</html>'
  test.each<[string, Script, number, string]>([
    [
      'a page of an error',
      (_request, response) => response.writeHead(500, { 'content-type': 'text/html' }).end(page),
      502,
      'UPSTREAM_CONTRACT',
    ],
    ['nothing', (_request, response) => response.end(), 502, 'UPSTREAM_CONTRACT'],
    ['204', (_request, response) => response.writeHead(204).end(), 502, 'UPSTREAM_CONTRACT'],
    ['half a JSON', (_request, response) => response.end('{"status":200,'), 502, 'UPSTREAM_CONTRACT'],
    ['another shape', json(200, { status: 200, data: { count: 'three' } }), 502, 'UPSTREAM_CONTRACT'],
    [
      'a redirect',
      (_request, response) => response.writeHead(307, { location: 'http://169.254.169.254/' }).end(),
      502,
      'UPSTREAM_CONTRACT',
    ],
    [
      'something packed',
      (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('xx'),
      502,
      'UPSTREAM_CONTRACT',
    ],
    [
      'bytes that are no UTF-8',
      (_request, response) => response.end(Buffer.from([0x22, 0xff, 0x22])),
      502,
      'UPSTREAM_CONTRACT',
    ],
    ['a page for 404', (_request, response) => response.writeHead(404).end(page), 502, 'UPSTREAM_CONTRACT'],
    [
      '503',
      (_request, response) => response.writeHead(503, { 'retry-after': '7' }).end(page),
      503,
      'UPSTREAM_DOWN',
    ],
    ['504', (_request, response) => response.writeHead(504).end(page), 504, 'UPSTREAM_TIMEOUT'],
    [
      'its own problem',
      json(501, { status: 501, code: 'NOT_BUILT', message: page, requestId: 'x' }),
      501,
      'NOT_BUILT',
    ],
    [
      'a full disk',
      json(507, { status: 507, code: 'STORAGE_FULL', message: page, requestId: 'x' }),
      507,
      'STORAGE_FULL',
    ],
    [
      'a refusal',
      json(404, { status: 404, code: 'NOT_FOUND', message: 'Gone.', requestId: 'x', stack: page }),
      404,
      'NOT_FOUND',
    ],
    [
      'a dead token',
      json(401, { status: 401, code: 'SIGN_IN_REQUIRED', message: 'No.', requestId: 'x' }),
      401,
      'SIGN_IN_REQUIRED',
    ],
    [
      'too much',
      (_request, response) => response.end(Buffer.alloc(9 * 1024 * 1024, 32)),
      502,
      'UPSTREAM_TOO_LARGE',
    ],
  ])('that is %s becomes a problem of ours without its insides', async (_name, script, status, code) => {
    await using gateway = await startTestGateway(script)
    const answer = await request(gateway.url).get(countPath).set(signedInAs('me'))
    expect(answer.body).toEqual({
      status,
      code,
      message: expect.any(String),
      requestId: answer.headers['x-request-id'],
    })
    expect(answer.status).toBe(status)
    expect(answer.text).not.toContain('SELECT')
  })

  test('that is a refusal keeps its sentence and its fields', async () => {
    const errors = [{ field: 'name', messages: ['Title is required'] }]
    await using gateway = await startTestGateway(
      json(422, { status: 422, code: 'RULE', message: 'Title is required', requestId: 'x', errors }),
    )
    const answer = await request(gateway.url).get(countPath).set(signedInAs('me'))
    expect(answer.body).toMatchObject({ status: 422, code: 'RULE', message: 'Title is required', errors })
  })

  test('says when to come back, where the service said so', async () => {
    await using gateway = await startTestGateway(
      json(429, { status: 429, code: 'TOO_MANY_SIGN_INS', message: 'Wait.', requestId: 'x' }),
    )
    gateway.upstream.answer((_request, response) =>
      response
        .writeHead(429, { 'retry-after': '900' })
        .end(JSON.stringify({ status: 429, code: 'TOO_MANY_SIGN_INS', message: 'Wait.', requestId: 'x' })),
    )
    const answer = await request(gateway.url)
      .post('/api/v1/auth/sign-in')
      .send({ email: 'a@example.com', password: 'b', role: 'instructor' })
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '900'])
  })
})

test('signing in needs no token and carries none on', async () => {
  await using gateway = await startTestGateway(
    json(200, { uid: 'me', token: 'good-me', user: { userId: 'me', name: 'A', email: 'a@example.com' } }),
  )
  const answer = await request(gateway.url)
    .post('/api/v1/auth/sign-in')
    .set(signedInAs('other'))
    .send({ email: 'a@example.com', password: 'b', role: 'instructor' })
  expect(answer.status).toBe(200)
  expect(gateway.upstream.received[0]?.headers).not.toHaveProperty('authorization')
})

test('a service that is down answers 503, and the calls of the others go on', async () => {
  await using gateway = await startTestGateway(json(200, { success: true, tags: [] }))
  const upstreams = { quiz: 'http://127.0.0.1:1', main: gateway.upstream.url, auth: gateway.upstream.url }
  await using half = await startTestGateway(undefined, { upstreams })
  expect((await request(half.url).get(countPath).set(signedInAs('me'))).body).toMatchObject({
    status: 503,
    code: 'UPSTREAM_DOWN',
  })
  expect((await request(half.url).get('/api/coursetag/get').set(signedInAs('me'))).status).toBe(200)
})
