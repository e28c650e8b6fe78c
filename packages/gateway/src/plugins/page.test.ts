import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../test-support/gateway.ts'

let folder: string
let gateway: TestGateway
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-page-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(
    join(folder, 'index.html'),
    `<html lang="en"><head><script type="module" nonce="__CSP_NONCE__" src="/a.js"></script></head>` +
      '<meta property="csp-nonce" nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style>',
  )
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}')
  await writeFile(join(folder, 'assets', 'main-abc.js'), 'run()')
  await writeFile(join(folder, 'assets', 'draw.worker-abc.js'), 'draw()')
  await writeFile(join(folder, 'assets', 'main-abc.js.gz'), gzipSync('run()'))
  await writeFile(join(folder, 'assets', 'main-abc.js.map'), '{}')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  gateway = await startTestGateway(undefined, { page: folder })
})
afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})
const get = (path: string) => request(gateway.url).get(path)

describe('the page', () => {
  test.each([
    '/',
    '/quiz/quiz-landing',
    '/quiz/quiz-landing?keepFilters=true',
    '/unauthorized-page',
    '/a/b/c',
  ])('is served at %s', async (path) => {
    const response = await get(path)
    expect([response.status, response.headers['cache-control'], response.type]).toEqual([
      200,
      'no-store',
      'text/html',
    ])
  })

  test('given plain wording, then the document says so before any script reads a text', async () => {
    await using plain = await startTestGateway(undefined, { page: folder, wording: 'plain' })
    expect((await request(plain.url).get('/')).text).toMatch(/^<html[^>]* data-wording="plain"/)
    expect((await get('/')).text).not.toContain('data-wording')
  })

  test('files that never change under their name are kept in memory', async () => {
    const path = join(folder, 'assets', 'kept-abc.js')
    await writeFile(path, 'one()')
    await using other = await startTestGateway(undefined, { page: folder })
    const read = () => request(other.url).get('/assets/kept-abc.js')
    expect((await read()).text).toBe('one()')
    await writeFile(path, 'two()')
    expect((await read()).text).toBe('one()')
    expect((await read().set('range', 'bytes=0-1')).status).toBe(206)
  })

  test('each response has a new nonce, which its policy contains', async () => {
    const [first, second] = [await get('/'), await get('/')]
    const nonce = /nonce="([^"]+)"/.exec(first.text)?.[1]
    expect(first.text).not.toContain('__CSP_NONCE__')
    expect(first.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
    expect(second.text).not.toContain(nonce)
  })

  test('the policy forbids inline scripts and frames, and the sign-in window keeps access to its opener', async () => {
    const { headers } = await get('/')
    const policy = headers['content-security-policy']
    for (const directive of [
      "default-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(directive)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toMatch(/; trusted-types mathlive default pdf-pages$/)
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
  })

  test('files are immutable, and compressed if the browser accepts it', async () => {
    const response = await get('/assets/main-abc.js').set('accept-encoding', 'gzip')
    expect([response.status, response.text, response.headers['content-encoding']]).toEqual([
      200,
      'run()',
      'gzip',
    ])
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })

  test('scripts have only the headers a page needs, workers a policy, too, and other files have all', async () => {
    const script = (await get('/assets/main-abc.js')).headers
    expect(Object.keys(script)).not.toContain('content-security-policy')
    expect(script).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    const worker = (await get('/assets/draw.worker-abc.js')).headers
    expect(worker['content-security-policy']).toBe("default-src 'none'; script-src 'self'")
    for (const address of ['/favicon.svg', '/assets/gone.js'])
      expect((await get(address)).headers, address).toHaveProperty('content-security-policy')
  })

  test.each([
    '/assets/gone.js',
    '/index.htm',
    '/.vite/manifest.json',
    '/assets/main-abc.js.map',
    '/.git/config',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/api/nope',
    '/ws/nope',
    '/docs/nope',
    '/files/nope',
  ])('is not served at %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test('a POST is not accepted', async () => {
    expect((await request(gateway.url).post('/quiz/quiz-landing').send({})).status).toBe(405)
  })
})

test('given no built page, then only the calls are served', async () => {
  await using bare = await startTestGateway(undefined, { page: join(folder, 'not-built') })
  expect((await request(bare.url).get('/')).status).toBe(404)
  expect((await request(bare.url).get('/healthz')).status).toBe(200)
})
