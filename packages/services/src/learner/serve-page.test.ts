import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveLearnerPage } from './serve-page.ts'

const app = fastify()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-learner-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Quiz</title>')
  await writeFile(join(folder, 'assets', 'index-1.js'), 'export {}')
  await serveLearnerPage(app, { folder })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})
const get = (url: string) => app.inject({ method: 'GET', url })

test('every address of the page returns the same document, with a policy that blocks foreign scripts', async () => {
  for (const url of ['/learn/standard-quiz/abc?from=x', '/learn/course/physics/2/abc']) {
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, headers['cache-control'], body]).toEqual([
      200,
      'no-cache',
      '<!doctype html><title>Quiz</title>',
    ])
    expect(headers['content-security-policy']).toMatch(/script-src 'self';.*trusted-types 'none'/)
    expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe")
  }
})

test.each([
  ['/learn/standard-quiz/abc?from=x', '/learner/sessions/abc'],
  ['/learn/course/physics/2/abc', '/learner/videos/abc'],
  ['/learn/standard-quiz/%3E%22%0D%0A', '/learner/sessions/%3E%22%0D%0A'],
])('the document at %s tells the browser to preload %s', async (url, read) => {
  expect((await get(url)).headers['link']).toBe(`<${read}>; rel=preload; as=fetch; crossorigin=anonymous`)
})

test('its files are immutable, and no other files are served', async () => {
  const { headers } = await get('/learn/assets/index-1.js')
  expect(headers['cache-control']).toContain('immutable')
  for (const name of ['content-security-policy', 'etag', 'last-modified', 'accept-ranges'])
    expect(headers, 'what only a document needs is not sent with its files').not.toHaveProperty(name)
  for (const url of [
    '/learn/',
    '/learn/index.html',
    '/learn/assets/',
    '/learn/assets/..%2f..%2fsecret',
    '/learn/elsewhere/abc',
  ])
    expect((await get(url)).statusCode, url).toBe(404)
})

test('given no built page, then only the calls are served', async () => {
  const bare = fastify()
  await serveLearnerPage(bare, { folder: join(folder, 'none') })
  expect((await bare.inject('/learn/standard-quiz/abc')).statusCode).toBe(404)
})

test('what a learning platform launched may stand in its frame, and everything else in none', async () => {
  const framing = fastify()
  framing.addHook('onRequest', async (_request, reply) => {
    reply.header('x-frame-options', 'DENY')
  })
  const frameOrigins = ['https://moodle.test', 'https://school.test']
  await serveLearnerPage(framing, {
    folder,
    ltiPlatforms: { list: async () => [{ name: 'moodle', frameOrigins }] },
  })
  const read = async (url: string) => {
    const { headers } = await framing.inject({ method: 'GET', url })
    const [, ancestors] = /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy'])) ?? []
    return [ancestors, headers['x-frame-options']]
  }
  expect(await read('/learn/standard-quiz/abc?platform=moodle')).toEqual([frameOrigins.join(' '), undefined])
  expect(await read('/learn/standard-quiz/abc?platform=other')).toEqual(["'none'", 'DENY'])
  expect(await read('/learn/standard-quiz/abc')).toEqual(["'none'", 'DENY'])
  await framing.close()
})
