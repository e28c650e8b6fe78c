import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { startTestGateway } from '../test-support/gateway.ts'
import type { Script } from '../test-support/scripted-upstream.ts'

const key = 'AbCdEfGhIjKlMnOpQrStUv'
const image: Script = (_request, response) =>
  response
    .writeHead(200, {
      'content-type': 'image/png',
      etag: '"a"',
      'cache-control': 'public, max-age=31536000, immutable',
      'set-cookie': 'a=b',
    })
    .end('bytes')

describe('a file', () => {
  test("is relayed from the main service under the page's own origin, with headers that keep it passive", async () => {
    await using gateway = await startTestGateway(image)
    const response = await request(gateway.url).get(`/files/${key}.png`)
    expect([response.status, response.body.toString(), response.type]).toEqual([200, 'bytes', 'image/png'])
    expect(response.headers).toMatchObject({
      etag: '"a"',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(response.headers).not.toHaveProperty('set-cookie')
    expect(gateway.upstream.received[0]?.url).toBe(`/files/${key}.png`)
  })

  test('can be requested in parts and conditionally', async () => {
    await using gateway = await startTestGateway((_request, response) =>
      response.writeHead(206, { 'content-type': 'video/mp4', 'content-range': 'bytes 0-3/10' }).end('byte'),
    )
    const response = await request(gateway.url)
      .get(`/files/${key}`)
      .set({ range: 'bytes=0-3', 'if-none-match': '"a"', authorization: 'secret', cookie: 'a=b' })
    expect([response.status, response.headers['content-range']]).toEqual([206, 'bytes 0-3/10'])
    expect(gateway.upstream.received[0]?.headers).toMatchObject({
      range: 'bytes=0-3',
      'if-none-match': '"a"',
    })
    expect(gateway.upstream.received[0]?.headers).not.toHaveProperty('authorization')
  })

  test.each<[string, Script, number]>([
    [
      'is a page',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script>'),
      502,
    ],
    [
      'is an SVG, which can contain scripts',
      (_request, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg>'),
      502,
    ],
    [
      'is a redirect',
      (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      502,
    ],
    ['does not exist', (_request, response) => response.writeHead(404).end('no'), 404],
    ['did not change', (_request, response) => response.writeHead(304, { etag: '"a"' }).end(), 304],
  ])('that %s gets %d', async (_name, script, status) => {
    await using gateway = await startTestGateway(script)
    expect((await request(gateway.url).get(`/files/${key}`)).status).toBe(status)
  })

  test.each(['short', 'a'.repeat(200), '..%2f..%2fetc', `${key}.png%00`, `${key}/x`])(
    'with the invalid key %.30s is not requested from the service',
    async (name) => {
      await using gateway = await startTestGateway(image)
      expect((await request(gateway.url).get(`/files/${name}`)).status).toBe(404)
      expect(gateway.upstream.received).toEqual([])
    },
  )
})
