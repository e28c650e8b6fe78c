import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { request as sendRequest } from 'node:http'
import { connect } from 'node:net'
import request from 'supertest'
import { expect, test } from 'vitest'
import { eventually } from '../test-support/eventually.ts'
import { signedInAs, startTestGateway, type TestGateway } from '../test-support/gateway.ts'
import { json, type Script } from '../test-support/scripted-upstream.ts'

const key = 'AbCdEfGhIjKlMnOpQrStUv'
const MiB = 1024 * 1024
const tags = json(200, { success: true, tags: [] })

/** Responds with a film to requests for files, and with tags to others. */
const filmOr =
  (other: Script, cacheControl = 'no-cache', bytes = 16 * MiB): Script =>
  (received, response, message) => {
    if (!received.url.startsWith('/files/')) return other(received, response, message)
    const headers = { 'content-type': 'video/mp4', 'content-length': bytes, 'cache-control': cacheControl }
    response.writeHead(200, headers).end(Buffer.alloc(bytes))
  }

/** Requests a file and reads nothing of it. */
const openSilent = (gateway: TestGateway, path = `/files/${key}.mp4`) => {
  const { hostname, port } = new URL(gateway.url)
  const socket = connect(Number(port), hostname, () => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  })
  socket.on('error', () => {}).pause()
  return socket
}
const getTags = (gateway: TestGateway) => request(gateway.url).get('/api/coursetag/get').set(signedInAs('me'))

if (isLongForm)
  test('given as many silent readers of a film as connections, then calls of the same service go on', async () => {
    await using gateway = await startTestGateway(filmOr(tags), {
      limits: { connectionsPerUpstream: 4, fileConnections: 8, fileStreams: 4, deadlineMs: 2_000 },
    })
    const silent = Array.from({ length: 8 }, () => openSilent(gateway))
    await eventually(() => gateway.upstream.received.length).toBeGreaterThanOrEqual(4)
    expect((await getTags(gateway)).status).toBe(200)
    for (const socket of silent) socket.destroy()
  })

test('given silent readers with all streams of their address, then the next is refused, and later served', async () => {
  const limits = { fileStreams: 8, fileStreamsPerAddress: 2, fileStalledMs: 60_000 }
  await using gateway = await startTestGateway(filmOr(tags), { limits })
  const silent = [openSilent(gateway), openSilent(gateway)]
  await eventually(() => gateway.upstream.received.length).toBe(2)
  const film = () => request(gateway.url).get(`/files/${key}.mp4`)
  await eventually(async () => (await film()).status).toBe(429)
  for (const socket of silent) socket.destroy()
  await eventually(async () => (await film()).status).toBe(200)
})

test('given a silent reader for some time, then it is cut off for the next one', async () => {
  const limits = { fileStreams: 1, fileStreamsPerAddress: 1, fileStalledMs: 50 }
  await using gateway = await startTestGateway(filmOr(tags), { limits })
  const silent = openSilent(gateway)
  await eventually(async () => (await request(gateway.url).get(`/files/${key}.mp4`)).status).toBe(200)
  silent.resume()
  await eventually(() => silent.destroyed).toBe(true)
})

test('given a small file that never changes, then it is requested once, and takes no stream', async () => {
  const image = filmOr(tags, 'public, max-age=31536000, immutable', MiB)
  await using gateway = await startTestGateway(image, { limits: { fileStreams: 1 } })
  const silent = Array.from({ length: 5 }, () => openSilent(gateway))
  await eventually(() => gateway.upstream.received.length).toBe(1)
  for (let turn = 0; turn < 3; turn++) {
    const response = await request(gateway.url).get(`/files/${key}.mp4`)
    expect([response.status, response.headers['content-length']]).toEqual([200, String(MiB)])
    expect(response.headers['cache-control']).toContain('immutable')
  }
  expect(gateway.upstream.received).toHaveLength(1)
  for (const socket of silent) socket.destroy()
})

test('given uploads that take all connections for long calls, then other calls of the service go on', async () => {
  await using gateway = await startTestGateway(tags, {
    limits: { connectionsPerUpstream: 2, longConnections: 2, longCallsPerUser: 2, deadlineMs: 2_000 },
  })
  const openUpload = (uid: string) => {
    const upload = sendRequest(`${gateway.url}/api/uploader/uploadImageToS3`, {
      method: 'POST',
      headers: { ...signedInAs(uid), 'content-type': 'multipart/form-data; boundary=abc' },
    })
    upload.on('error', () => {}).write('--abc\r\n')
    return upload
  }
  const reachService = (uid: string): Promise<unknown> =>
    new Promise((resolve) => {
      gateway.upstream.server.on('request', ({ url, headers }: { url?: string; headers: object }) => {
        if (url === '/uploader/uploadImageToS3' && 'uid' in headers && headers.uid === uid) resolve(undefined)
      })
    })
  const arrived = reachService('eager')
  const uploads = [openUpload('eager'), openUpload('eager')]
  await arrived
  expect((await getTags(gateway)).status).toBe(200)
  const refused = await request(gateway.url)
    .post('/api/uploader/uploadImageToS3')
    .set(signedInAs('eager'))
    .attach('file', Buffer.from('x'), 'x.png')
  expect([refused.status, refused.body.message]).toEqual([
    429,
    'You have many uploads and downloads under way. Wait until one has ended and try again.',
  ])
  for (const upload of uploads) upload.destroy()
})
