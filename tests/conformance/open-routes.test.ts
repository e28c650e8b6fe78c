import { channels } from '@quizwright/contracts/channels.ts'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { buildGateway } from '@quizwright/gateway/app.ts'
import { gatewayLimits } from '@quizwright/gateway/limits.ts'
import { publicAddresses } from '@quizwright/gateway/public-addresses.ts'
import { expect, test } from 'vitest'

/**
 * Addresses of the gateway that are neither call nor channel, and why anybody may request them. Any other
 * address fails this test.
 */
const openRoutes: Readonly<Record<string, string>> = {
  '/healthz': 'says that the process lives',
  '/readyz': 'says which services answer',
  '/config.json': 'public addresses, no secret',
  '/docs': 'the documents of the calls',
  '/docs/': 'the documents of the calls',
  '/docs/*': 'the documents of the calls',
  '/docs/json': 'the documents of the calls',
  '/docs/yaml': 'is not answered',
  '/docs/asyncapi.json': 'the documents of the channels',
  '/files/:key': 'images, under names that nobody guesses',
  '/reports': 'what pages report of themselves: counted, never trusted',
  '/policy-reports': 'what browsers report: counted, never trusted',
}

/** The addresses in Fastify's printed route tree. An indented line continues the address above it. */
const routesIn = (drawing: string): string[] => {
  const above: string[] = []
  return drawing.split('\n').flatMap((line) => {
    const index = line.indexOf('── ')
    if (index < 0) return []
    const depth = (index - 1) / 4
    const [part = '', methods = ''] = line.slice(index + 3).split(' (')
    above[depth] = `${depth > 0 ? above[depth - 1] : ''}${part}`
    return methods ? [above[depth]!] : []
  })
}

test('every address of the gateway is a call, a channel, or listed with the reason why it is open', async () => {
  const upstream = 'http://127.0.0.1:1'
  const { app } = await buildGateway({
    host: '127.0.0.1',
    port: 0,
    workers: 0,
    operationsPort: undefined,
    operationsHost: '127.0.0.1',
    missingAddresses: [],
    logLevel: 'silent',
    upstreams: { quiz: upstream, main: upstream, auth: upstream },
    page: false,
    pageOrigins: [],
    trustedProxies: [],
    otlpEndpoint: undefined,
    addresses: publicAddresses(upstream, {}),
    limits: gatewayLimits,
  })
  await app.ready()
  const known = new Set([
    ...Object.values(endpoints).flatMap(({ path }) => [
      `/api/${path.replace('?', '')}`,
      `/api/${path.replace(/\/:\w+\?$/, '')}`,
    ]),
    ...Object.values(channels).map(({ path }) => path),
    ...Object.keys(openRoutes),
  ])
  const routes = routesIn(app.printRoutes({ commonPrefix: false }))
  expect(routes.length).toBeGreaterThan(Object.keys(endpoints).length)
  expect(routes.filter((url) => !known.has(url) && !url.startsWith('/docs/static'))).toEqual([])
  await app.close()
})
