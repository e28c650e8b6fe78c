import { Readable } from 'node:stream'
import fastify from 'fastify'
import type { Disk } from 'flydrive'
import { expect, test } from 'vitest'
import { readRange, serveFiles } from './serve-files.ts'

test.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=900-', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=0-5000', { first: 0, last: 999 }],
  ['bytes=1000-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-3', 'none'],
  ['bytes=-', 'none'],
  ['bytes=0-1,4-5', 'none'],
  [undefined, 'none'],
])('parses the range %j of 1000 bytes', (header, expected) => {
  expect(readRange(header, 1_000)).toEqual(expected)
})

const chunkBytes = 1_000
const bytes = Buffer.from(Array.from({ length: 10 * chunkBytes }, (_, index) => index % 251))

/** A server with one file, and how many chunks of it were read. */
const serveOne = () => {
  const read = { chunks: 0 }
  const chunks = function* () {
    for (let at = 0; at < bytes.length; at += chunkBytes) {
      read.chunks += 1
      yield bytes.subarray(at, at + chunkBytes)
    }
  }
  const store = {
    exists: async () => true,
    getMetaData: async () => ({ contentLength: bytes.length }),
    getStream: async () => Readable.from(chunks(), { highWaterMark: 1 }),
  }
  const app = fastify()
  serveFiles(app, store as unknown as Disk)
  const get = (range?: string) =>
    app.inject({ url: `/files/${'0'.repeat(32)}.mp4`, headers: { ...(range !== undefined && { range }) } })
  return { app, get, read }
}

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=999-1000', 999, 1_000],
  ['bytes=2500-7499', 2_500, 7_499],
  ['bytes=9990-', 9_990, 9_999],
  ['bytes=-10', 9_990, 9_999],
])('given the range %s of 10,000 bytes, then exactly these are sent', async (range, first, last) => {
  const { get } = serveOne()
  const response = await get(range)
  expect(response.statusCode).toBe(206)
  expect(response.headers).toMatchObject({
    'content-range': `bytes ${first}-${last}/10000`,
    'content-length': String(last + 1 - first),
  })
  expect(response.rawPayload.equals(bytes.subarray(first, last + 1))).toBe(true)
})

test('a file without a range is sent whole, and one outside of it is refused', async () => {
  const { get } = serveOne()
  const whole = await get()
  expect([whole.statusCode, whole.headers['content-length']]).toEqual([200, '10000'])
  expect(whole.rawPayload.equals(bytes)).toBe(true)
  const outside = await get('bytes=10000-')
  expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */10000'])
})

test('what comes after a range is not read', async () => {
  const { get, read } = serveOne()
  await get('bytes=0-1')
  expect(read.chunks).toBeLessThan(5)
})

test('a request for the headers alone reads nothing of the file', async () => {
  const { app, read } = serveOne()
  const { statusCode, headers } = await app.inject({ method: 'HEAD', url: `/files/${'0'.repeat(32)}.mp4` })
  expect([statusCode, headers['content-length'], read.chunks]).toEqual([200, '10000', 0])
})
