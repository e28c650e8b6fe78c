import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type BucketServer, startBucketServer } from '../test-support/bucket-server.ts'
import { openBucketStore } from './bucket-store.ts'
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

/** A store that answers as no store should. */
const startHostileStore = async (answer: RequestListener) => {
  const hostile = createServer(answer).listen(0, '127.0.0.1')
  await once(hostile, 'listening')
  const endpoint = `http://127.0.0.1:${(hostile.address() as AddressInfo).port}`
  return {
    endpoint,
    store: openBucketStore({ name: 'quizwright', region: 'us-east-1', endpoint }, undefined, {
      connectionTimeout: 200,
      socketTimeout: 200,
    }),
    [Symbol.asyncDispose]: async () => {
      hostile.closeAllConnections()
      await new Promise((resolve) => hostile.close(resolve))
    },
  }
}

test('given a store that never answers or stops in the middle, then reading and writing fail', async () => {
  await using silent = await startHostileStore(() => undefined)
  const calls = [
    silent.store.put('a', 'content'),
    silent.store.exists('a'),
    silent.store.getStream('a'),
    silent.store.putStream('a', Readable.from([Buffer.from('content')])),
  ]
  const outcomes = await Promise.allSettled<unknown>(calls)
  expect(outcomes).toMatchObject(calls.map(() => ({ reason: { cause: { name: 'TimeoutError' } } })))
  await using stopping = await startHostileStore((_request, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half')
  })
  await expect(buffer(await stopping.store.getStream('a'))).rejects.toThrow('timed out')
})

test('given a store that redirects, then the other address gets no request', async () => {
  const asked: (string | undefined)[] = []
  await using elsewhere = await startHostileStore((request, response) => {
    asked.push(request.headers.authorization)
    response.end('secret')
  })
  for (const status of [301, 302, 307, 308]) {
    await using redirecting = await startHostileStore((_request, response) => {
      response.writeHead(status, { location: `${elsewhere.endpoint}/quizwright/a` }).end()
    })
    await expect(redirecting.store.getStream('a')).rejects.toThrow('Cannot read file')
    await expect(redirecting.store.put('a', 'content')).rejects.toThrow('Cannot write file')
  }
  expect(asked).toEqual([])
})
