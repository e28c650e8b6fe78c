import { readFileSync } from 'node:fs'
import { channels } from '@quizwright/contracts/channels.ts'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import request from 'supertest'
import { expect, test } from 'vitest'
import { startTestGateway } from '../test-support/gateway.ts'

test('the OpenAPI document describes every row', async () => {
  await using gateway = await startTestGateway()
  const { body } = await request(gateway.url).get('/docs/json')
  const described = Object.values(
    body.paths as Record<string, Record<string, { operationId: string }>>,
  ).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(described).toEqual(expect.arrayContaining(Object.keys(endpoints)))
})

test('the AsyncAPI document describes both channels', async () => {
  await using gateway = await startTestGateway()
  const { text } = await request(gateway.url).get('/docs/asyncapi.json')
  for (const { path } of Object.values(channels)) expect(text).toContain(path)
})

test('the policy of the docs page allows only scripts from its own files', async () => {
  await using gateway = await startTestGateway()
  const page = await request(gateway.url).get('/docs/').redirects(1)
  expect([page.status, page.type]).toEqual([200, 'text/html'])
  expect(page.headers['content-security-policy']).toContain("script-src 'self';")
  const scripts = [...page.text.matchAll(/<script[^>]*src="([^"]+)"/g)].map(
    ([, source]) => new URL(source!, `${gateway.url}/docs/`).pathname,
  )
  expect(scripts.length).toBeGreaterThan(0)
  for (const path of scripts) expect((await request(gateway.url).get(path)).status).toBe(200)
  expect(page.text).not.toMatch(/<script>[^<]/)
})

test('the docs page shows our icon instead of those of its library', async () => {
  await using gateway = await startTestGateway()
  const icon = readFileSync(new URL('../../../ui/src/icon/quizwright.svg', import.meta.url))
  const { text: script } = await request(gateway.url).get('/docs/static/swagger-initializer.js')
  expect(script).toContain(icon.toString('base64'))
  const { text: page } = await request(gateway.url).get('/docs/').redirects(1)
  const [, path] = /<link rel="icon"[^>]* href="([^"]+)"/.exec(page)!
  const favicon = await request(gateway.url).get(new URL(path!, `${gateway.url}/docs/`).pathname)
  expect(Buffer.from(favicon.body as Buffer)).toEqual(icon)
})

test.each(['/docs/json', '/docs/asyncapi.json'])(
  '%s must be revalidated before it is used from a cache',
  async (path) => {
    await using gateway = await startTestGateway()
    const { headers, status } = await request(gateway.url).get(path)
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
  },
)

test('given a document request, then it counts as an asset; the unused YAML document does not exist', async () => {
  await using gateway = await startTestGateway(undefined, { limits: { assetsPerAddress: 2 } })
  expect((await request(gateway.url).get('/docs/json')).status).toBe(200)
  expect((await request(gateway.url).get('/docs/yaml')).status).toBe(404)
  expect((await request(gateway.url).get('/docs/json')).status).toBe(429)
})
