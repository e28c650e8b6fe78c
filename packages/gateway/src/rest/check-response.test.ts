import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { signedInAs, startTestGateway } from '../test-support/gateway.ts'
import { json, type Script } from '../test-support/scripted-upstream.ts'

const countPath = '/api/quiz/get-unpublished-count/me'

describe('a response', () => {
  test('that is valid is forwarded as the received bytes', async () => {
    const bytes = '{ "status": 200, "data": {"count": 3} }'
    await using gateway = await startTestGateway((_request, response) =>
      response.setHeader('set-cookie', 'a=b').setHeader('x-inside', 'secret').end(bytes),
    )
    const response = await request(gateway.url).get(countPath).set(signedInAs('me'))
    expect([response.status, response.text]).toEqual([200, bytes])
    expect(response.headers).not.toHaveProperty('set-cookie')
    expect(response.headers).not.toHaveProperty('x-inside')
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  test('with fields that the contract does not name is forwarded without them', async () => {
    const count = { count: 3, password_hash: 'secret' }
    await using gateway = await startTestGateway(json(200, { status: 200, data: count, stack: [[1]] }))
    const response = await request(gateway.url).get(countPath).set(signedInAs('me'))
    expect(response.text).toBe('{"status":200,"data":{"count":3}}')
  })

  test('that is a refusal loses such fields too, also within its errors', async () => {
    const errors = [{ field: 'name', messages: ['Too long.'] }]
    const refusal = {
      status: 422,
      code: 'RULE',
      message: 'No.',
      requestId: 'x',
      errors: [{ ...errors[0], sql: 'x' }],
    }
    await using gateway = await startTestGateway(json(422, { ...refusal, sql: 'x' }))
    const response = await request(gateway.url).get(countPath).set(signedInAs('me'))
    expect(response.body.errors).toEqual(errors)
    expect(response.text).not.toContain('sql')
  })

  const deep = '['.repeat(200_000) + ']'.repeat(200_000)
  const errorPage = '<html>Error at /srv/app.js:12 SELECT * FROM users</html>'
  test.each<[string, Script, number, string]>([
    [
      'an HTML error page',
      (_request, response) => response.writeHead(500, { 'content-type': 'text/html' }).end(errorPage),
      502,
      'UPSTREAM_CONTRACT',
    ],
    ['empty', (_request, response) => response.end(), 502, 'UPSTREAM_CONTRACT'],
    ['204 without a body', (_request, response) => response.writeHead(204).end(), 502, 'UPSTREAM_CONTRACT'],
    ['incomplete JSON', (_request, response) => response.end('{"status":200,'), 502, 'UPSTREAM_CONTRACT'],
    [
      'nested too deeply',
      (_request, response) => response.end(`{"status":200,"data":{"count":3},"more":${deep}}`),
      502,
      'UPSTREAM_CONTRACT',
    ],
    ['not of its schema', json(200, { status: 200, data: { count: 'three' } }), 502, 'UPSTREAM_CONTRACT'],
    [
      'a redirect',
      (_request, response) => response.writeHead(307, { location: 'http://169.254.169.254/' }).end(),
      502,
      'UPSTREAM_CONTRACT',
    ],
    [
      'compressed',
      (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('xx'),
      502,
      'UPSTREAM_CONTRACT',
    ],
    [
      'not UTF-8',
      (_request, response) => response.end(Buffer.from([0x22, 0xff, 0x22])),
      502,
      'UPSTREAM_CONTRACT',
    ],
    [
      '404 with an HTML page',
      (_request, response) => response.writeHead(404).end(errorPage),
      502,
      'UPSTREAM_CONTRACT',
    ],
    [
      '503',
      (_request, response) => response.writeHead(503, { 'retry-after': '7' }).end(errorPage),
      503,
      'UPSTREAM_DOWN',
    ],
    ['504', (_request, response) => response.writeHead(504).end(errorPage), 504, 'UPSTREAM_TIMEOUT'],
    [
      'a server error that the table contains',
      json(501, { status: 501, code: 'NOT_BUILT', message: errorPage, requestId: 'x' }),
      501,
      'NOT_BUILT',
    ],
    [
      'a server error of full storage',
      json(507, { status: 507, code: 'STORAGE_FULL', message: errorPage, requestId: 'x' }),
      507,
      'STORAGE_FULL',
    ],
    [
      'a refusal',
      json(404, { status: 404, code: 'NOT_FOUND', message: 'Gone.', requestId: 'x', stack: errorPage }),
      404,
      'NOT_FOUND',
    ],
    ['a status that the contract does not have', json(418, { message: 'No.' }), 502, 'UPSTREAM_CONTRACT'],
    [
      'a refusal of a token that the auth service accepts',
      json(401, { status: 401, code: 'SIGN_IN_REQUIRED', message: 'No.', requestId: 'x' }),
      502,
      'UPSTREAM_CONTRACT',
    ],
    [
      'too long',
      (_request, response) => response.end(Buffer.alloc(9 * 1024 * 1024, 32)),
      502,
      'UPSTREAM_TOO_LARGE',
    ],
  ])('that is %s becomes a problem that reveals nothing about it', async (_name, script, status, code) => {
    await using gateway = await startTestGateway(script)
    const response = await request(gateway.url).get(countPath).set(signedInAs('me'))
    expect(response.body).toEqual({
      status,
      code,
      message: expect.any(String),
      requestId: response.headers['x-request-id'],
    })
    expect(response.status).toBe(status)
    expect(response.text).not.toContain('SELECT')
  })

  test.each<[string, Script]>([
    ['404 with an HTML page', (_request, response) => response.writeHead(404).end(errorPage)],
    ['405', (_request, response) => response.writeHead(405).end()],
    ['501', json(501, { status: 501, code: 'NOT_BUILT', message: errorPage, requestId: 'x' })],
  ])('to an extension that is %s becomes NOT_OFFERED', async (_name, script) => {
    await using gateway = await startTestGateway(script)
    const response = await request(gateway.url)
      .get('/api/result/get-grading-agreement/q1')
      .set(signedInAs('me'))
    expect(response.body).toMatchObject({
      status: 501,
      code: 'NOT_OFFERED',
      message: 'These services do not offer this. Ask who runs them whether it can be added.',
    })
  })

  test('that is a refusal keeps its message and its fields', async () => {
    const errors = [{ field: 'name', messages: ['Title is required'] }]
    await using gateway = await startTestGateway(
      json(422, { status: 422, code: 'RULE', message: 'Title is required', requestId: 'x', errors }),
    )
    const response = await request(gateway.url).get(countPath).set(signedInAs('me'))
    expect(response.body).toMatchObject({ status: 422, code: 'RULE', message: 'Title is required', errors })
  })

  test("keeps the service's header Retry-After", async () => {
    await using gateway = await startTestGateway(
      json(429, { status: 429, code: 'TOO_MANY_SIGN_INS', message: 'Wait.', requestId: 'x' }),
    )
    gateway.upstream.respondBy((_request, response) =>
      response
        .writeHead(429, { 'retry-after': '900' })
        .end(JSON.stringify({ status: 429, code: 'TOO_MANY_SIGN_INS', message: 'Wait.', requestId: 'x' })),
    )
    const response = await request(gateway.url)
      .post('/api/v1/auth/sign-in')
      .send({ email: 'a@example.com', password: 'b', role: 'instructor' })
    expect([response.status, response.headers['retry-after']]).toEqual([429, '900'])
  })
})
