import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressedResponses } from './compressed-responses.ts'

const long = { text: 'A body falls for 3 s. '.repeat(100) }

const startServer = async () => {
  const app = fastify()
  await app.register(compressedResponses)
  app.get('/long', async () => long)
  app.get('/short', async () => ({ text: 'short' }))
  app.get('/secret', { config: { carriesSecret: true } }, async () => long)
  app.get('/image', async (_request, reply) => reply.type('image/png').send(Buffer.alloc(5_000)))
  const get = async (url: string, accepted?: string) =>
    await app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })
  return { get, [Symbol.asyncDispose]: () => app.close() }
}

test.each([
  ['zstd', 'gzip, deflate, br, zstd', zstdDecompressSync],
  ['br', 'gzip, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip', 'zstd;q=0, br;q=0.1, gzip', gunzipSync],
])('a long response leaves as %s for who takes %s', async (encoding, accepted, decompress) => {
  await using server = await startServer()
  const response = await server.get('/long', accepted)
  expect(response.headers).toMatchObject({
    'content-encoding': encoding,
    vary: 'accept-encoding',
    'content-length': String(response.rawPayload.length),
  })
  expect(JSON.parse(decompress(response.rawPayload).toString())).toEqual(long)
  expect(response.rawPayload.length).toBeLessThan(200)
})

test.each([
  ['that is short', '/short', 'zstd'],
  ['that carries a secret', '/secret', 'zstd'],
  ['that is an image', '/image', 'zstd'],
  ['whose caller takes no encoding', '/long', 'identity'],
  ['whose caller says nothing', '/long', undefined],
])('a response %s leaves as it is', async (_what, url, accepted) => {
  await using server = await startServer()
  const { headers, rawPayload } = await server.get(url, accepted)
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['content-length']).toBe(String(rawPayload.length))
})
