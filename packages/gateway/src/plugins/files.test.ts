import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { startTestGateway } from '../test-support/gateway.ts'
import type { Script } from '../test-support/scripted-upstream.ts'

const key = 'AbCdEfGhIjKlMnOpQrStUv'
const picture: Script = (_request, response) =>
  response
    .writeHead(200, {
      'content-type': 'image/png',
      etag: '"a"',
      'cache-control': 'public, max-age=31536000, immutable',
      'set-cookie': 'a=b',
    })
    .end('bytes')

describe('a file', () => {
  test("comes from the main service under the page's own origin, harmless wherever it is opened", async () => {
    await using gateway = await startTestGateway(picture)
    const answer = await request(gateway.url).get(`/files/${key}.png`)
    expect([answer.status, answer.body.toString(), answer.type]).toEqual([200, 'bytes', 'image/png'])
    expect(answer.headers).toMatchObject({
      etag: '"a"',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(gateway.upstream.received[0]?.url).toBe(`/files/${key}.png`)
  })

  test('can be asked for in part, and whether it changed', async () => {
    await using gateway = await startTestGateway((_request, response) =>
      response.writeHead(206, { 'content-type': 'video/mp4', 'content-range': 'bytes 0-3/10' }).end('byte'),
    )
    const answer = await request(gateway.url)
      .get(`/files/${key}`)
      .set({ range: 'bytes=0-3', 'if-none-match': '"a"', authorization: 'secret', cookie: 'a=b' })
    expect([answer.status, answer.headers['content-range']]).toEqual([206, 'bytes 0-3/10'])
    expect(gateway.upstream.received[0]?.headers).toMatchObject({
      range: 'bytes=0-3',
      'if-none-match': '"a"',
    })
    expect(gateway.upstream.received[0]?.headers).not.toHaveProperty('authorization')
  })

  test.each<[string, Script, number]>([
    [
      'that is a page',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script>'),
      502,
    ],
    [
      'that is a drawing with scripts',
      (_request, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg>'),
      502,
    ],
    [
      'that is elsewhere',
      (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      502,
    ],
    ['that is gone', (_request, response) => response.writeHead(404).end('no'), 404],
    ['that did not change', (_request, response) => response.writeHead(304, { etag: '"a"' }).end(), 304],
  ])('%s is answered %d', async (_name, script, status) => {
    await using gateway = await startTestGateway(script)
    expect((await request(gateway.url).get(`/files/${key}`)).status).toBe(status)
  })

  test.each(['short', 'a'.repeat(200), '..%2f..%2fetc', `${key}.png%00`, `${key}/x`])(
    'with the key %.30s is not looked for',
    async (name) => {
      await using gateway = await startTestGateway(picture)
      expect((await request(gateway.url).get(`/files/${name}`)).status).toBe(404)
      expect(gateway.upstream.received).toEqual([])
    },
  )
})
