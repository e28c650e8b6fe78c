import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { rawRequest, sendRaw, statusesOf } from '@quizwright/server/test-support/raw-client.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type BucketServer, startBucketServer } from '../test-support/bucket-server.ts'
import type { FileStore } from './file-store.ts'
import { openFileStore } from './open-file-store.ts'
import { fileLimits, publicStorageKey, serveFiles } from './serve-files.ts'

const name = `${'0'.repeat(32)}.mp4`
const bytes = Buffer.from(Array.from({ length: 10_000 }, (_, index) => index % 251))

let folder: string
let bucket: BucketServer
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  folder = await mkdtemp(join(tmpdir(), 'quizwright-files-'))
  bucket = await startBucketServer()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
  await bucket[Symbol.asyncDispose]()
})

let store: FileStore
let app: FastifyInstance
afterEach(() => app.close())

/** Keeps no file in memory, so that each request reads the store. */
const streamsOnly = { ...fileLimits, kept: { fileBytes: 0, totalBytes: 0 } }

/** Serves one file of 10,000 bytes from a store. */
const serveOne = async (kind: 'folder' | 'bucket', limits = streamsOnly) => {
  store = await openFileStore(kind === 'folder' ? { folder } : { bucket: bucket.bucket })
  await store.put(publicStorageKey(name), bytes)
  app = fastify()
  serveFiles(app, store, limits)
  return (range?: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: `/files/${name}`, headers: { ...(range !== undefined && { range }) } })
}

describe.each(['folder', 'bucket'] as const)('from a %s', (kind) => {
  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=999-1000', 999, 1_000],
    ['bytes=2500-7499', 2_500, 7_499],
    ['bytes=9990-', 9_990, 9_999],
    ['bytes=-10', 9_990, 9_999],
  ])(
    'given the range %s of 10,000 bytes, then exactly this range is read and sent',
    async (range, first, last) => {
      const get = await serveOne(kind)
      const read = vi.spyOn(store, 'getRangeStream')
      const response = await get(range)
      expect(response.statusCode).toBe(206)
      expect(response.headers).toMatchObject({
        'content-range': `bytes ${first}-${last}/10000`,
        'content-length': String(last + 1 - first),
      })
      expect(response.rawPayload.equals(bytes.subarray(first, last + 1))).toBe(true)
      expect(read).toHaveBeenCalledExactlyOnceWith(publicStorageKey(name), { first, last })
      const stored = await buffer(await store.getRangeStream(publicStorageKey(name), { first, last }))
      expect(stored).toHaveLength(last + 1 - first)
    },
  )

  test('a request without a range gets the whole file, and a range outside of it is refused', async () => {
    const get = await serveOne(kind)
    const whole = await get()
    expect([whole.statusCode, whole.headers['content-length']]).toEqual([200, '10000'])
    expect(whole.rawPayload.equals(bytes)).toBe(true)
    const outside = await get('bytes=10000-')
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */10000'])
  })

  test('a HEAD request does not read the file', async () => {
    const get = await serveOne(kind)
    const reads = [vi.spyOn(store, 'getStream'), vi.spyOn(store, 'getRangeStream')]
    const { statusCode, headers } = await get(undefined, 'HEAD')
    expect([statusCode, headers['content-length']]).toEqual([200, '10000'])
    for (const read of reads) expect(read).not.toHaveBeenCalled()
  })
})

/** What a browser would take for the response to its next request. */
const forged = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 6\r\n\r\n<hack>'

test.each([
  ['longer', ['a'.repeat(10), forged]],
  ['shorter', ['a']],
])(
  'given a store whose file is %s than it said, then the connection ends with the file',
  async (_kind, parts) => {
    await serveOne('folder')
    vi.spyOn(store, 'getMetaData').mockResolvedValue({ contentLength: 10 } as never)
    vi.spyOn(store, 'getStream').mockImplementation(async () =>
      Readable.from(parts.map((part) => Buffer.from(part))),
    )
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const { text, isClosed } = await sendRaw(url, rawRequest([`GET /files/${name} HTTP/1.1`, 'Host: x']))
    expect([statusesOf(text), isClosed]).toEqual([[200], true])
    expect(text).not.toContain('<hack>')
  },
)

test('given a small file that a class requests at once, then the store is read once, for parts of it too', async () => {
  const get = await serveOne('folder', fileLimits)
  const reads = [vi.spyOn(store, 'getStream'), vi.spyOn(store, 'getRangeStream')]
  const responses = await Promise.all(Array.from({ length: 30 }, () => get()))
  for (const { rawPayload } of responses) expect(rawPayload.equals(bytes)).toBe(true)
  const part = await get('bytes=5-9')
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 5-9/10000'])
  expect(part.rawPayload.equals(bytes.subarray(5, 10))).toBe(true)
  expect(reads.map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})

test('given callers from one address who read nothing of a film, then no more than allowed are read', async () => {
  await serveOne('folder', { ...streamsOnly, streams: { total: 3, perKey: 2, cutStalledAfterMs: 60_000 } })
  await store.put(publicStorageKey(name), Buffer.alloc(16 * 1024 * 1024))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const caller = new AbortController()
  const request = () => fetch(`${url}/files/${name}`, { signal: caller.signal })
  const responses = [await request(), await request(), await request()]
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(await responses[2]!.json()).toMatchObject({ message: expect.stringContaining('from your network') })
  caller.abort()
})
