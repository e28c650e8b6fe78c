import { expect, test } from 'vitest'
import { signedInAs, startTestGateway } from '../test-support/gateway.ts'
import { hostileRequests } from '@quizwright/server/test-support/hostile-requests.ts'
import { rawRequest, sendRaw, statusesOf } from '@quizwright/server/test-support/raw-client.ts'

const head = (...lines: string[]): string => rawRequest(lines)
const secondRequest = head('GET /healthz HTTP/1.1', 'Host: x')

test.each(hostileRequests('/api/'))(
  'given a request with %s, then the only response is %d and the connection is closed',
  async (_name, status, bytes) => {
    await using gateway = await startTestGateway()
    const { text, isClosed } = await sendRaw(gateway.url, bytes + secondRequest)
    expect(statusesOf(text)).toEqual([status])
    expect(isClosed).toBe(true)
    expect(gateway.upstream.received).toEqual([])
  },
)

test('100 headers, headers of nearly 16 KiB and a URL of 8 KiB are accepted', async () => {
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

test('a valid x-request-id is kept, an invalid one is replaced', async () => {
  await using gateway = await startTestGateway()
  const requestIdFor = async (id: string) =>
    (await fetch(`${gateway.url}/healthz`, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
  expect(await requestIdFor('from-the-page-1')).toBe('from-the-page-1')
  expect(await requestIdFor('two words')).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  ['PROPFIND', 'PROPFIND', '/api/quiz/create-quiz', 405],
  ['TRACE', 'TRACE', '/api/quiz/create-quiz', 405],
  ['HEAD on a POST', 'HEAD', '/api/quiz/create-quiz', 405],
  ['GET on a POST', 'GET', '/api/quiz/create-quiz', 405],
  ['OPTIONS', 'OPTIONS', '/api/quiz/create-quiz', 405],
])('%s is refused, and the header Allow names the methods', async (_name, method, path, status) => {
  await using gateway = await startTestGateway()
  const { text } = await sendRaw(
    gateway.url,
    head(`${method} ${path} HTTP/1.1`, 'Host: x', 'Connection: close'),
  )
  expect(statusesOf(text)).toEqual([status])
  expect(text).toMatch(/\r\nallow: POST\r\n/i)
})

test('CONNECT closes the connection without a response', async () => {
  await using gateway = await startTestGateway()
  expect(await sendRaw(gateway.url, head('CONNECT example.com:80 HTTP/1.1', 'Host: x'))).toEqual({
    text: '',
    isClosed: true,
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
])('the path %s is not forwarded', async (path) => {
  await using gateway = await startTestGateway()
  const headers = Object.entries(signedInAs('a')).map(([name, value]) => `${name}: ${value}`)
  const { text } = await sendRaw(
    gateway.url,
    head(`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers),
  )
  expect([400, 404]).toContain(statusesOf(text)[0])
  expect(gateway.upstream.received).toEqual([])
})
