import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { leastBroken, sendBrokenRequests } from '@quizwright/server/test-support/broken-requests.ts'
import { hostileRequests } from '@quizwright/server/test-support/hostile-requests.ts'
import { rawRequest, sendRaw, statusesOf } from '@quizwright/server/test-support/raw-client.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { publicStorageKey } from './files/serve-files.ts'
import { openTestServices, type TestServices } from './test-support/test-services.ts'

const videoName = `${'0'.repeat(32)}.mp4`
const videoBytes = 8 * 1024 * 1024
const slowReaderMs = 50

let services: TestServices
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-files-'))
  const video = join(folder, publicStorageKey(videoName))
  await mkdir(dirname(video))
  await writeFile(video, Buffer.alloc(videoBytes))
  services = await openTestServices({
    files: { folder },
    limits: { bodyMs: 50, slowReaderMs, reportsPerAddress: 3 },
  })
})
afterAll(async () => {
  await services[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const get = (path: string, ...headers: string[]) =>
  rawRequest([`GET ${path} HTTP/1.1`, 'Host: x', ...headers])
const codeIn = (response: string): string =>
  (JSON.parse(response.slice(response.indexOf('\r\n\r\n'))) as { code: string }).code

test('given a body that does not arrive in time, then the response is 408', async () => {
  const head = ['POST /learner/attempts HTTP/1.1', 'Host: x', 'Content-Type: application/json']
  const response = await sendRaw(services.url, rawRequest([...head, 'Content-Length: 100'], '{'))
  expect(statusesOf(response.text)).toEqual([408])
  expect(codeIn(response.text)).toBe('TOO_SLOW')
})

test('given an image of which nothing more arrives, then the response is 408', async () => {
  const head = [
    'POST /learner/attempts/a/images HTTP/1.1',
    'Host: x',
    'Content-Type: multipart/form-data; boundary=a',
    'Content-Length: 100',
  ]
  const { text, isClosed } = await sendRaw(services.url, rawRequest(head, '--a'))
  expect([statusesOf(text), codeIn(text), isClosed]).toEqual([[408], 'TOO_SLOW', true])
})

test.each(hostileRequests('/'))(
  'given a student’s request with %s, then the only response is %d, a problem, and the connection is closed',
  async (_name, status, bytes) => {
    const { text, isClosed } = await sendRaw(services.url, bytes + get('/healthz'))
    expect(statusesOf(text)).toEqual([status])
    expect(codeIn(text)).toMatch(/^[A-Z_]+$/)
    expect(isClosed).toBe(true)
  },
)

test('given bytes that are not an HTTP request, then students’ requests after them get no response', async () => {
  const { wrong, refused } = await sendBrokenRequests(services.url, '/')
  expect(wrong).toEqual([])
  expect(refused).toBeGreaterThanOrEqual(leastBroken)
})

test('given a student’s call with another method, then 405 names the one that is allowed', async () => {
  const response = await fetch(`${services.url}/learner/attempts`)
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
})

test('given a client that offers HTTP/2, then it gets an HTTP/1.1 response', async () => {
  const offer = ['Connection: close, Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk']
  expect(statusesOf((await sendRaw(services.url, get('/healthz', ...offer))).text)).toEqual([200])
})

test('given too many pipelined requests, then the connection is closed', async () => {
  const { text, isClosed } = await sendRaw(services.url, get('/healthz').repeat(100))
  expect(isClosed).toBe(true)
  expect(statusesOf(text).length).toBeLessThan(100)
})

test('given a caller who reads nothing of a response, then it is cut off', async () => {
  const socket = connect(Number(new URL(services.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.pause()
  socket.write(get(`/files/${videoName}`))
  // The end of a cut connection is seen after the data in the system's buffers is read. Callers are checked every
  // second.
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  socket.resume()
  await vi.waitFor(() => expect(socket.destroyed).toBe(true), { timeout: 5_000 })
  expect(socket.bytesRead).toBeLessThan(videoBytes)
})

test('given a plain request to where sockets are opened, it is refused as at any unknown address', async () => {
  const { text } = await sendRaw(
    services.url,
    get('/socket.io/?EIO=4&transport=polling', 'Connection: close'),
  )
  expect([statusesOf(text), codeIn(text)]).toEqual([[404], 'NO_ROUTE'])
})

test('given an address with too many policy reports, then it is refused, and others are not', async () => {
  const send = async (address: string) => {
    const headers = { 'content-type': 'application/csp-report', 'x-forwarded-for': address }
    return (await fetch(`${services.url}/policy-reports`, { method: 'POST', headers, body: '{}' })).status
  }
  const statuses = []
  for (let report = 0; report < 4; report++) statuses.push(await send('203.0.113.1'))
  expect([...statuses, await send('203.0.113.2')]).toEqual([204, 204, 204, 429, 204])
})
