import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { buildGateway } from '../app.ts'
import { gatewayLimits } from '../limits.ts'
import { publicAddresses } from '../public-addresses.ts'
import { eventually } from '../test-support/eventually.ts'
import { signedInAs } from '../test-support/gateway.ts'
import { json, startScriptedUpstream, type Script } from '../test-support/scripted-upstream.ts'

const start = async (script: Script, drainMs = 5_000) => {
  const upstream = await startScriptedUpstream(script)
  const { app, drain } = await buildGateway({
    host: '127.0.0.1',
    port: 0,
    workers: 0,
    logLevel: 'silent',
    upstreams: { quiz: upstream.url, main: upstream.url, auth: upstream.url },
    addresses: publicAddresses(upstream.url, {}),
    page: false,
    operationsPort: undefined,
    operationsHost: '127.0.0.1',
    missingAddresses: [],
    otlpEndpoint: undefined,
    pageOrigins: [],
    trustedProxies: [],
    limits: { ...gatewayLimits, drainMs },
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    drain,
    upstream,
    [Symbol.asyncDispose]: async () => {
      await drain.start(0)
      await upstream[Symbol.asyncDispose]()
    },
  }
}
const getResponse = async (url: string, agent?: Agent) => {
  const [response] = await once(get(url, { headers: signedInAs('me'), ...(agent && { agent }) }), 'response')
  response.resume()
  await once(response, 'end')
  return response
}
const countResponse = json(200, { status: 200, data: { count: 1 } })
const path = '/api/quiz/get-unpublished-count/me'

test('a drain waits for an active request, whose response closes its connection', async () => {
  let release = () => {}
  await using gateway = await start((...given) => {
    release = () => countResponse(...given)
  })
  const response = getResponse(gateway.url + path)
  await eventually(() => gateway.upstream.received.length).toBe(1)
  const ended = gateway.drain.start(0)
  release()
  expect(await response).toMatchObject({ statusCode: 200, headers: { connection: 'close' } })
  await ended
  await expect(getResponse(gateway.url + path)).rejects.toThrow('ECONNREFUSED')
})

test('an idle connection may still start a request, and /readyz is 503', async () => {
  await using gateway = await start(countResponse)
  const agent = new Agent({ keepAlive: true })
  await getResponse(`${gateway.url}/healthz`, agent)
  const ended = gateway.drain.start(2_000)
  await sleep(10)
  expect(await getResponse(`${gateway.url}/readyz`, agent)).toMatchObject({
    statusCode: 503,
    headers: { connection: 'close' },
  })
  await ended
})

test('idle connections do not delay the end of a drain', async () => {
  await using gateway = await start(countResponse)
  const agent = new Agent({ keepAlive: true })
  await getResponse(`${gateway.url}/healthz`, agent)
  expect(Object.values(agent.freeSockets).flat()).toHaveLength(1)
  await gateway.drain.start(1)
  await expect(getResponse(`${gateway.url}/healthz`)).rejects.toThrow('ECONNREFUSED')
  agent.destroy()
})

test('a request that is still active after the time limit is cut off', async () => {
  await using gateway = await start(() => {}, 100)
  const response = getResponse(gateway.url + path)
  response.catch(() => {})
  await eventually(() => gateway.upstream.received.length).toBe(1)
  await gateway.drain.start(0)
  await expect(response).rejects.toThrow('socket hang up')
})

test('starting a drain twice returns the same promise', async () => {
  await using gateway = await start(countResponse)
  expect(gateway.drain.start(0)).toBe(gateway.drain.start(5))
})
