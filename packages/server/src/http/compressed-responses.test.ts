import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
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
  app.get('/large', async (_request, reply) =>
    reply.type('application/json').send(Buffer.alloc(1_024 * 1_024, '[]')),
  )
  app.get('/secret', { config: { carriesSecret: true } }, async () => long)
  const html = `<!doctype html><p>${long.text}</p>`
  app.get('/page', async (_request, reply) => reply.type('text/html; charset=utf-8').send(html))
  app.get('/page-that-echoes-nothing', { config: { echoesNothing: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(html),
  )
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
])(
  'given a long response, then it is sent as %s to a caller who accepts %s',
  async (encoding, accepted, decompress) => {
    await using server = await startServer()
    const response = await server.get('/long', accepted)
    expect(response.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding',
      'content-length': String(response.rawPayload.length),
    })
    expect(JSON.parse(decompress(response.rawPayload).toString())).toEqual(long)
    expect(response.rawPayload.length).toBeLessThan(200)
  },
)

test.each([
  ['that is short', '/short', 'zstd'],
  ['that carries a secret', '/secret', 'zstd'],
  ['that is an image', '/image', 'zstd'],
  ['that is a page', '/page', 'zstd'],
  ['whose caller takes no encoding', '/long', 'identity'],
  ['whose caller says nothing', '/long', undefined],
])('given a response %s, then it is not compressed', async (_what, url, accepted) => {
  await using server = await startServer()
  const { headers, rawPayload } = await server.get(url, accepted)
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['content-length']).toBe(String(rawPayload.length))
})

test('a page that echoes nothing leaves compressed', async () => {
  await using server = await startServer()
  const { headers, rawPayload } = await server.get('/page-that-echoes-nothing', 'zstd')
  expect(headers['content-encoding']).toBe('zstd')
  expect(zstdDecompressSync(rawPayload).toString()).toContain(long.text)
})

test.each(['zstd', 'br', 'gzip'])(
  'large bodies that left as %s are let go with the young garbage',
  async (encoding) => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void
    await using server = await startServer()
    await server.get('/large', encoding)
    collect()
    const before = process.memoryUsage().arrayBuffers
    for (let count = 0; count < 16; count++) await server.get('/large', encoding)
    // A collection may find the last bodies still in use, and a background thread releases the memory.
    const held = () => {
      collect({ type: 'minor' })
      return process.memoryUsage().arrayBuffers - before
    }
    // Sixteen bodies that stay would be 16 MB. Minor collections let a few go late on a busy machine.
    await expect.poll(held).toBeLessThan(8 * 1_024 * 1_024)
  },
)
