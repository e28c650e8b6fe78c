import { expect, test } from 'vitest'
import { signedInAs, startTestGateway } from '../test-support/gateway.ts'
import { sendRaw, statusesOf } from '../test-support/raw-client.ts'

const head = (...lines: string[]): string => `${lines.join('\r\n')}\r\n\r\n`
const another = head('GET /healthz HTTP/1.1', 'Host: x')

test.each<[string, number, string]>([
  [
    '101 headers',
    431,
    head('GET /healthz HTTP/1.1', 'Host: x', ...Array.from({ length: 100 }, (_, i) => `a${i}: b`)),
  ],
  ['a header of 17 KiB', 431, head('GET /healthz HTTP/1.1', 'Host: x', `a: ${'b'.repeat(17 * 1024)}`)],
  ['an address of 9 KiB', 414, head(`GET /${'a'.repeat(9 * 1024)} HTTP/1.1`, 'Host: x')],
  [
    'uid twice',
    400,
    head('GET /api/coursetag/get HTTP/1.1', 'Host: x', 'uid: a', 'UID: b', 'authorization: good-a'),
  ],
  [
    'authorization twice',
    400,
    head(
      'GET /api/coursetag/get HTTP/1.1',
      'Host: x',
      'uid: a',
      'authorization: good-a',
      'authorization: good-b',
    ),
  ],
  ['host twice', 400, head('GET /healthz HTTP/1.1', 'Host: x', 'Host: y')],
  ['a name with an underscore', 400, head('GET /healthz HTTP/1.1', 'Host: x', 'u_id: a')],
  ['no host in HTTP/1.1', 400, head('GET /healthz HTTP/1.1')],
  ['no host in HTTP/1.0', 400, head('GET /healthz HTTP/1.0')],
  ['a read with a body', 400, `${head('GET /healthz HTTP/1.1', 'Host: x', 'Content-Length: 3')}abc`],
  ['a read with a chunked body', 400, head('GET /healthz HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked')],
  [
    'two lengths',
    400,
    head('POST /api/v1/auth/sign-in HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Content-Length: 2'),
  ],
  [
    'a length and chunks',
    400,
    head('POST /api/v1/auth/sign-in HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Transfer-Encoding: chunked'),
  ],
  [
    'an unknown transfer encoding',
    400,
    head('POST /api/v1/auth/sign-in HTTP/1.1', 'Host: x', 'Transfer-Encoding: pigeons'),
  ],
  ['a space before the colon', 400, head('GET /healthz HTTP/1.1', 'Host : x')],
])(
  '%s gets one answer, %d, and the connection is closed before what stands behind it',
  async (_name, status, bytes) => {
    await using gateway = await startTestGateway()
    const { text, closed } = await sendRaw(gateway.url, bytes + another)
    expect(statusesOf(text)).toEqual([status])
    expect(closed).toBe(true)
    expect(gateway.upstream.received).toEqual([])
  },
)

test('100 headers, 16 KiB less a little and an address of 8 KiB are taken', async () => {
  await using gateway = await startTestGateway()
  const many = head(
    'GET /healthz HTTP/1.1',
    'Host: x',
    'Connection: close',
    ...Array.from({ length: 98 }, (_, i) => `a${i}: b`),
  )
  const long = head('GET /healthz HTTP/1.1', 'Host: x', 'Connection: close', `a: ${'b'.repeat(15 * 1024)}`)
  const far = head(`GET /healthz?${'a'.repeat(8 * 1024 - 20)} HTTP/1.1`, 'Host: x', 'Connection: close')
  for (const bytes of [many, long, far])
    expect(statusesOf((await sendRaw(gateway.url, bytes)).text)).toEqual([200])
})

test('a name for the request is kept when it is plain, and replaced when not', async () => {
  await using gateway = await startTestGateway()
  const named = async (id: string) =>
    (await fetch(`${gateway.url}/healthz`, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
  expect(await named('from-the-page-1')).toBe('from-the-page-1')
  expect(await named('two words')).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  ['a method of its own', 'PROPFIND', '/api/quiz/create-quiz', 405],
  ['TRACE', 'TRACE', '/api/quiz/create-quiz', 405],
  ['HEAD on a POST', 'HEAD', '/api/quiz/create-quiz', 405],
  ['GET on a POST', 'GET', '/api/quiz/create-quiz', 405],
  ['OPTIONS', 'OPTIONS', '/api/quiz/create-quiz', 405],
])('%s is refused and told what is allowed', async (_name, method, path, status) => {
  await using gateway = await startTestGateway()
  const { text } = await sendRaw(
    gateway.url,
    head(`${method} ${path} HTTP/1.1`, 'Host: x', 'Connection: close'),
  )
  expect(statusesOf(text)).toEqual([status])
  expect(text).toMatch(/\r\nallow: POST\r\n/i)
})

test('CONNECT is closed without a word', async () => {
  await using gateway = await startTestGateway()
  expect(await sendRaw(gateway.url, head('CONNECT example.com:80 HTTP/1.1', 'Host: x'))).toEqual({
    text: '',
    closed: true,
  })
})

test.each([
  '/api/%2e%2e/quiz/create-quiz',
  '/api//coursetag/get',
  '/api/coursetag%2fget',
  '/api/coursetag/get;x',
  '/api/coursetag\\get',
  '/api/coursetag/get%00',
  `/api/quiz/get-quiz-questions/${'a'.repeat(101)}`,
  '/api/quiz/get-quiz-questions/..%2f..%2fx',
  '/api/quiz/get-quiz-questions/a%0d%0ab',
])('the path %s leads to no upstream', async (path) => {
  await using gateway = await startTestGateway()
  const headers = Object.entries(signedInAs('a')).map(([name, value]) => `${name}: ${value}`)
  const { text } = await sendRaw(
    gateway.url,
    head(`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers),
  )
  expect([400, 404]).toContain(statusesOf(text)[0])
  expect(gateway.upstream.received).toEqual([])
})
