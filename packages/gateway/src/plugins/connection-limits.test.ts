import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../test-support/eventually.ts'
import { startTestGateway } from '../test-support/gateway.ts'
import { rawRequest, sendRaw, statusesOf } from '@quizwright/server/test-support/raw-client.ts'

let folder: string
const assetBytes = 8 * 1024 * 1024
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-page-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<html><head></head></html>')
  await writeFile(join(folder, 'assets', 'large.js'), Buffer.alloc(assetBytes, 32))
})
afterAll(() => rm(folder, { recursive: true }))

const get = (path: string, ...headers: string[]) =>
  rawRequest([`GET ${path} HTTP/1.1`, 'Host: x', ...headers])
const openSocket = (url: string, bytes: string): Promise<Socket> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes)
      resolve(socket)
    })
    socket.on('error', () => {})
  })

test('given pipelined requests, then each gets its response in order', async () => {
  await using gateway = await startTestGateway()
  const { text } = await sendRaw(
    gateway.url,
    get('/healthz') + get('/nothing-here.txt') + get('/healthz', 'Connection: close'),
  )
  expect(statusesOf(text)).toEqual([200, 404, 200])
})

test('given too many pipelined requests and no response read, then the connection is closed', async () => {
  await using gateway = await startTestGateway(undefined, { page: folder, limits: { pipelinedRequests: 3 } })
  const socket = await openSocket(gateway.url, get('/assets/large.js').repeat(5))
  socket.resume()
  await eventually(() => socket.destroyed).toBe(true)
  expect(socket.bytesRead).toBeLessThan(assetBytes)
})

test('given a caller who reads nothing of a response, then it is cut off after the time limit', async () => {
  await using gateway = await startTestGateway(undefined, {
    page: folder,
    limits: { slowReaderMs: 50, connectionCheckMs: 10 },
  })
  const socket = await openSocket(gateway.url, get('/assets/large.js'))
  socket.pause()
  // The end of a cut connection is seen only after the data in the system's buffers is read.
  await new Promise((resolve) => setTimeout(resolve, 300))
  socket.resume()
  await eventually(() => socket.destroyed).toBe(true)
  expect(socket.bytesRead).toBeLessThan(assetBytes)
})

test('given too many asset requests from one address, then it gets 429, but not for its calls', async () => {
  await using gateway = await startTestGateway(undefined, { page: folder, limits: { assetsPerAddress: 2 } })
  const statuses = []
  for (let i = 0; i < 3; i++) {
    const response = await fetch(`${gateway.url}/assets/large.js`)
    // An unread body would delay the gateway's close until slow readers are cut off.
    await response.body?.cancel()
    statuses.push(response.status)
  }
  expect([...statuses, (await fetch(`${gateway.url}/api/coursetag/get`)).status]).toEqual([
    200, 200, 429, 401,
  ])
})
