import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type BucketServer, startBucketServer } from '../test-support/bucket-server.ts'
import { openFileStore } from './open-file-store.ts'

const MiB = 1024 * 1024

let server: BucketServer
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  server = await startBucketServer()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server[Symbol.asyncDispose]()
})

test('a stream of unknown length is uploaded in parts, and a broken one leaves nothing behind', async () => {
  const store = await openFileStore({ bucket: server.bucket })
  const content = Buffer.alloc(11 * MiB, 'quizwright ')
  await store.putStream(
    'csv/large',
    Readable.from([content.subarray(0, 6 * MiB), content.subarray(6 * MiB)], { objectMode: false }),
  )
  expect((await store.getMetaData('csv/large')).contentLength).toBe(content.length)
  expect((await buffer(await store.getStream('csv/large'))).equals(content)).toBe(true)

  const broken = Readable.from(
    (async function* () {
      yield content.subarray(0, 7 * MiB)
      throw new Error('the line broke')
    })(),
    { objectMode: false },
  )
  await expect(store.putStream('csv/broken', broken)).rejects.toThrow('Cannot write file')
  expect(await store.exists('csv/broken')).toBe(false)
  expect(server.unfinishedUploads()).toBe(0)
  await store.delete('csv/large')
  expect(server.keys()).toEqual([])
})
